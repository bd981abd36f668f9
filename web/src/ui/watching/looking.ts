/** Looks at once, then every so many milliseconds, but only while somebody sees the page; and as soon
 * as they see it again. Returns how to stop. */
export function keepLooking(look: () => unknown, every: number): () => void {
  const lookIfSeen = () => void (document.hidden || look());
  lookIfSeen();
  const timer = setInterval(lookIfSeen, every);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}

import type { Attachment } from 'svelte/attachments';

/** So far below what is seen, something may be wanted soon. */
const AHEAD = '100px';

/** Acts once, as soon as somebody has nearly scrolled to what it is attached to. */
export function whenNear(act: () => void): Attachment {
  return (element) => {
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        act();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}

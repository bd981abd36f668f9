/** Copies what stands in a field; whether that worked. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Pages from a network without encryption have no clipboard of their own.
    field.select();
    return document.execCommand('copy');
  }
}

/** What on the page names a key as its own, and can be seen. */
const ownerOf = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-key="${key.toUpperCase()}"]`)].find((element) =>
    element.checkVisibility(),
  );

/**
 * Acts on what names the key as its own: a choice is taken, a button only gets the focus, so that no key alone places
 * an order.
 * @returns whether there was one
 */
export function pressShortcut(key: string): boolean {
  const owner = ownerOf(key);
  if (owner === undefined) return false;
  owner.focus();
  if (owner instanceof HTMLInputElement) owner.click();
  return true;
}

/** Tells of its key what is pointed at or has the focus: where nobody listens to keys, none is told. */
export function tellKey({ target }: Event): void {
  const owner = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-key]') : null;
  if (owner === null || owner.title !== '') return;
  const key = owner.dataset['key'] ?? '';
  owner.title = key;
  owner.setAttribute('aria-keyshortcuts', key);
}

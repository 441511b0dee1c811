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

/** What can say more of itself than it shows: its key, or what its sign means. */
const terse = '[data-key], :is(button, a)[aria-label]';
/** What has got its title here: others keep their own. */
const titled = new WeakSet<HTMLElement>();

const textOf = (element: HTMLElement): string => element.innerText.trim().split('\n')[0] ?? '';

/**
 * Tells of what is pointed at or has the focus what it is, where only a sign stands there, and its key: where nobody
 * listens to keys, none is told.
 */
export function tellKey({ target }: Event): void {
  const owner = target instanceof HTMLElement ? target.closest<HTMLElement>(terse) : null;
  if (owner === null || (owner.title !== '' && !titled.has(owner))) return;
  const { key } = owner.dataset;
  const shown = textOf(owner.closest('label') ?? owner);
  if (key === undefined && shown !== '') return;
  const name = owner.getAttribute('aria-label') ?? shown;
  titled.add(owner);
  owner.title = [name, key === undefined ? '' : `(${key})`].filter((part) => part !== '').join(' ');
  if (key !== undefined) owner.setAttribute('aria-keyshortcuts', key);
}

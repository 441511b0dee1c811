import type { Phone } from '../browser.ts';

/** A thing as a screen reader knows it. */
export interface SpokenNode {
  readonly role: string;
  readonly name: string;
  /** Of headings; 0 of all else. */
  readonly level: number;
}

/** What a screen reader is told of a page, in its order, as the browser reckons it. */
export async function treeOf({ context, page }: Phone): Promise<SpokenNode[]> {
  const session = await context.newCDPSession(page);
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      level: Number(properties?.find((one) => one.name === 'level')?.value.value ?? 0),
    }));
}

const controls = new Set(
  (
    'button link textbox searchbox combobox slider switch checkbox radio tab option spinbutton splitter dialog ' +
    'tablist radiogroup menuitem'
  ).split(' '),
);
/** What one jumps to; each has to be told from the others by its name. */
const landmarks = new Set(['banner', 'complementary', 'form', 'main', 'navigation', 'region', 'search', 'contentinfo']);

/** Controls without a name. */
export const namelessIn = (nodes: readonly SpokenNode[]): string[] =>
  nodes.filter(({ role, name }) => controls.has(role) && name === '').map(({ role }) => `${role} has no name`);

/** Landmarks that are called the same, or nothing where there are several. */
export function sameNames(nodes: readonly SpokenNode[]): string[] {
  const counts = new Map<string, number>();
  for (const { role, name } of nodes) {
    if (!landmarks.has(role)) continue;
    const key = `${role} “${name}”`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 1).map(([key, count]) => `${key} stands ${count} times`);
}

/** Headings that skip a level on the way down, and a page without its first one; behind a dialog there is no page. */
export function headingFaults(nodes: readonly SpokenNode[]): string[] {
  const headings = nodes.filter(({ role }) => role === 'heading');
  const isDialog = nodes.some(({ role }) => role === 'dialog');
  if (!isDialog && !headings.some(({ level }) => level === 1)) return ['there is no heading of level 1'];
  return headings.flatMap(({ name, level }, at) => {
    const before = headings[at - 1]?.level ?? (isDialog ? 1 : 0);
    return level > before + 1 ? [`“${name}” is of level ${level} after ${before}`] : [];
  });
}

/**
 * Runs in the app: parts of the workspace whose controls are reached in another order than they are read, row by row of
 * panes and from left to right; and what takes itself out of the order.
 */
export function orderFaults(): string[] {
  const early = [...document.querySelectorAll<HTMLElement>('[tabindex]')].filter(({ tabIndex }) => tabIndex > 0);
  const panes = [...document.querySelectorAll('.workspace section[aria-label]')].filter(
    (one) => one.parentElement?.closest('section[aria-label]') === null,
  );
  const places = panes.map((pane) => ({ name: pane.ariaLabel, place: pane.getBoundingClientRect() }));
  const back = places.filter(({ place }, at) => {
    const before = places[at - 1]?.place;
    // Neither further right than the one before, nor below it.
    return before !== undefined && place.left < before.right - 1 && place.top < before.bottom - 1;
  });
  return [
    ...early.map((one) => `${one.tagName} jumps the order`),
    ...back.map(({ name }) => `“${name}” is read after what stands behind it`),
  ];
}

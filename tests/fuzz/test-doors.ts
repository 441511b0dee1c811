/**
 * Six doors behind each other: a mutation opens four at most, so nobody comes through who doesn't see how far it is.
 */
export function openDoors(text: string): void {
  if (!text.startsWith('f')) return;
  if (!text.startsWith('fo')) return;
  if (!text.startsWith('fou')) return;
  if (!text.startsWith('foun')) return;
  if (!text.startsWith('found')) return;
  if (!text.startsWith('found!')) return;
  throw new Error('all doors are open');
}

import path from 'node:path';
import { root } from '../source.ts';
import { columns, floors, type Arrow } from './rooms.ts';

/** Where ARCHITECTURE.md shows it from. */
export const pictureFile = path.join(root, 'docs/rooms.svg');

const width = 1_200;
const floorHeight = 92;
const box = { width: 136, height: 40 };
const margin = 24;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the middle of each room's upper side stands. */
const places: ReadonlyMap<string, Place> = new Map(
  floors.flatMap((floor, level) =>
    floor.map(({ name, column }): [string, Place] => [
      name,
      { x: Math.round((width / columns) * column), y: margin + level * floorHeight },
    ]),
  ),
);
const placeOf = (name: string): Place => {
  const place = places.get(name);
  if (place === undefined) throw new Error(`there is no room ${name}`);
  return place;
};
const leadsDown = ({ from, to }: Arrow): boolean => placeOf(from).y < placeOf(to).y;

/** Whether one comes from a room to another by other arrows that lead down. */
function hasDetour(arrows: readonly Arrow[], { from, to }: Arrow): boolean {
  const down = arrows.filter(leadsDown);
  const seen = new Set(down.filter((one) => one.from === from && one.to !== to).map((one) => one.to));
  for (const room of seen) for (const next of down) if (next.from === room) seen.add(next.to);
  return seen.has(to);
}

function line({ from, to, imports }: Arrow): string {
  const [a, b] = [placeOf(from), placeOf(to)];
  // In steps of ten: the picture changes with the house, not with each import.
  const thick = 1 + Math.floor(Math.log10(imports));
  const start = `${a.x} ${a.y + box.height}`;
  const isLevel = a.y === b.y;
  const bend = isLevel ? 40 : (b.y - a.y - box.height) / 2;
  const end = isLevel ? `${b.x} ${b.y + box.height + 4}` : `${b.x} ${b.y - 4}`;
  const second = isLevel ? b.y + box.height + bend : b.y - bend;
  const curve = `M${start} C${a.x} ${a.y + box.height + bend} ${b.x} ${second} ${end}`;
  return `<path d="${curve}" stroke-width="${thick}"><title>${from} → ${to}</title></path>`;
}

/**
 * The picture of the house. Drawn are arrows that no way by others says already; the thicker, the more imports.
 * @returns an SVG
 */
export function drawRooms(arrows: readonly Arrow[]): string {
  const height = margin * 2 + (floors.length - 1) * floorHeight + box.height;
  const drawn = arrows.filter((arrow) => !leadsDown(arrow) || !hasDetour(arrows, arrow)).map(line);
  const boxes = [...places].map(
    ([name, { x, y }]) =>
      `<rect x="${x - box.width / 2}" y="${y}" width="${box.width}" height="${box.height}" rx="8"/>` +
      `<text x="${x}" y="${y + 25}">${name}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="15">`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" ' +
      'markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8z" fill="#7a8499"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#0e1117"/>`,
    '<g fill="none" stroke="#7a8499" marker-end="url(#tip)">',
    ...drawn.map((one) => one.replace('<path ', '<path marker-end="url(#tip)" ')),
    '</g>',
    '<g fill="#1b2130" stroke="#39435a">',
    ...boxes.map((one) => one.replace('<text ', '<text fill="#e8ecf4" stroke="none" text-anchor="middle" ')),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

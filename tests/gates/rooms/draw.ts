import { floors, type Arrow, type Room } from './rooms.ts';

const width = 1_200;
const floorHeight = 92;
const box = { width: 150, height: 40 };
const margin = 24;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where each room stands: its floor, and evenly beside the others. */
function placesOf(rooms: readonly (readonly Room[])[]): ReadonlyMap<string, Place> {
  const places = rooms.flatMap((floor, level) =>
    floor.map((room, at): [string, Place] => [
      room.name,
      { x: Math.round((width / floor.length) * (at + 0.5)), y: margin + level * floorHeight },
    ]),
  );
  return new Map(places);
}

/** Whether one can go from a room to another by arrows, this one left aside. */
function hasDetour(arrows: readonly Arrow[], { from, to }: Arrow): boolean {
  const seen = new Set([from]);
  const waiting = [from];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    for (const next of arrows.filter((one) => one.from === room && !(one.from === from && one.to === to))) {
      if (next.to === to) return true;
      if (!seen.has(next.to)) waiting.push(next.to);
      seen.add(next.to);
    }
  }
  return false;
}

function line({ from, to, imports }: Arrow, places: ReadonlyMap<string, Place>): string {
  const a = places.get(from);
  const b = places.get(to);
  if (a === undefined || b === undefined) throw new Error(`no room ${from} or ${to}`);
  const thick = (1 + Math.log10(imports)).toFixed(1);
  const start = `${a.x} ${a.y + box.height}`;
  const isLevel = a.y === b.y;
  const bend = isLevel ? 40 : (b.y - a.y - box.height) / 2;
  const end = isLevel ? `${b.x} ${b.y + box.height + 4}` : `${b.x} ${b.y - 4}`;
  const second = isLevel ? b.y + box.height + bend : b.y - bend;
  const curve = `M${start} C${a.x} ${a.y + box.height + bend} ${b.x} ${second} ${end}`;
  return `<path d="${curve}" stroke-width="${thick}"><title>${from} → ${to}: ${imports}</title></path>`;
}

/**
 * The picture of the house. Drawn are arrows that no way by others says already; the thicker, the more imports.
 * @returns an SVG
 */
export function drawRooms(arrows: readonly Arrow[]): string {
  const places = placesOf(floors);
  const height = margin * 2 + (floors.length - 1) * floorHeight + box.height;
  const drawn = arrows.filter((arrow) => !hasDetour(arrows, arrow)).map((arrow) => line(arrow, places));
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

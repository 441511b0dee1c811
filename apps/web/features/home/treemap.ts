export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far the worst tile of a row is from a square; 1 is a square. */
function worst(areas: readonly number[], side: number): number {
  const sum = areas.reduce((total, area) => total + area, 0);
  const thick = sum / side;
  return Math.max(...areas.map((area) => Math.max(thick / (area / thick), area / thick / thick)));
}

/**
 * Divides a rectangle into tiles whose areas are as the weights, each as square as it can be (Bruls, Huizing, van Wijk:
 * Squarified Treemaps, 2000).
 * @param weights positive, largest first; the tiles come in the same order
 */
export function treemap(weights: readonly number[], width: number, height: number): Tile[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const areas = weights.map((weight) => (weight / total) * width * height);
  const tiles: Tile[] = [];
  let free = { x: 0, y: 0, width, height };
  let at = 0;
  while (at < areas.length) {
    const side = Math.min(free.width, free.height);
    let count = 1;
    while (
      at + count < areas.length &&
      worst(areas.slice(at, at + count + 1), side) <= worst(areas.slice(at, at + count), side)
    )
      count += 1;
    const row = areas.slice(at, at + count);
    const thick = row.reduce((sum, area) => sum + area, 0) / side;
    const upright = free.width >= free.height;
    let along = upright ? free.y : free.x;
    for (const area of row) {
      const length = area / thick;
      tiles.push(
        upright
          ? { x: free.x, y: along, width: thick, height: length }
          : { x: along, y: free.y, width: length, height: thick },
      );
      along += length;
    }
    free = upright
      ? { ...free, x: free.x + thick, width: free.width - thick }
      : { ...free, y: free.y + thick, height: free.height - thick };
    at += count;
  }
  return tiles;
}

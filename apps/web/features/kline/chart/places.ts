export interface Place {
  readonly x: number;
  readonly y: number;
}
/** A stretch of line. CSS pixels. */
export interface Grip {
  readonly from: Place;
  readonly to: Place;
}

/** A place within an element, in its own CSS pixels, though the element may lie turned by 90° clockwise. */
export function placeIn(box: DOMRect, client: { clientX: number; clientY: number }, turned: boolean): Place {
  return turned
    ? { x: client.clientY - box.top, y: box.right - client.clientX }
    : { x: client.clientX - box.left, y: client.clientY - box.top };
}

/** How far a point lies from a stretch of line. */
export function distanceTo({ from, to }: Grip, at: Place): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / length));
  return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy);
}

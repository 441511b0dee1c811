import type { Shape } from './shapes.ts';

/** What a picture needs of a canvas. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'lineTo'
  | 'lineWidth'
  | 'roundRect'
  | 'setLineDash'
  | 'stroke'
  | 'strokeStyle'
  | 'textBaseline'
> & { measureText(text: string): { width: number } };

/** A stroke of one pixel lies in the middle of it. */
const halfPx = 0.5;

function strokeLine(to: Brush, { points, colour, dash = [] }: Extract<Shape, { kind: 'line' }>) {
  const [from, next] = points;
  if (from === undefined || next === undefined) return;
  const straight = points.length === 2 && (from.x === next.x || from.y === next.y);
  // Along a straight line the half pixel would only lengthen it.
  const shift = { x: straight && from.y === next.y ? 0 : halfPx, y: straight && from.x === next.x ? 0 : halfPx };
  to.strokeStyle = colour;
  to.setLineDash(dash);
  to.beginPath();
  for (const { x, y } of points) to.lineTo(x + shift.x, y + shift.y);
  to.stroke();
}

/** Paints a picture. @param to in CSS pixels, with the font of its texts set */
export function paint(to: Brush, shapes: readonly Shape[]) {
  to.lineWidth = 1;
  to.textBaseline = 'top';
  for (const shape of shapes) {
    if (shape.kind === 'line') {
      strokeLine(to, shape);
      continue;
    }
    to.fillStyle = shape.colour;
    if (shape.kind === 'text') to.fillText(shape.text, shape.x, shape.y, Math.round(to.measureText(shape.text).width));
    else if (shape.radius === undefined) to.fillRect(shape.x, shape.y, shape.width, shape.height);
    else {
      to.beginPath();
      to.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      to.fill();
    }
  }
}

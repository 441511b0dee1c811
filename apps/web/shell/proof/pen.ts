/** A canvas that is written on line by line; lengths in pixels of the picture. */
export type Pen = CanvasRenderingContext2D;

export const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', sans-serif";

/** From the left and from the top. */
export type Spot = readonly [number, number];

interface Style {
  readonly size: number;
  readonly weight?: number;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
  /** A longer text is set smaller. */
  readonly width?: number;
}

const fontOf = (size: number, weight: number): string => `${weight} ${size}px ${fontFamily}`;

/** How wide a line is as it would be written. */
export function widthOf(pen: Pen, text: string, { size, weight = 400 }: Pick<Style, 'size' | 'weight'>): number {
  pen.font = fontOf(size, weight);
  return pen.measureText(text).width;
}

/** Writes a line on its base line, as large as it fits. @returns how wide it is */
export function write(pen: Pen, text: string, [x, y]: Spot, style: Style): number {
  const { weight = 400, colour, align = 'left', width = Infinity } = style;
  let { size } = style;
  for (pen.font = fontOf(size, weight); pen.measureText(text).width > width && size > 14;)
    pen.font = fontOf((size -= 1), weight);
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y);
  return pen.measureText(text).width;
}

/** Words by lines that fit; signs where a language has no blanks. */
export function linesOf(pen: Pen, text: string, width: number): string[] {
  const words = text.includes(' ') ? text.split(/(?<= )/) : Array.from(text);
  const lines = [''];
  for (const word of words) {
    const longer = (lines.at(-1) ?? '') + word;
    if (pen.measureText(longer.trimEnd()).width <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

/** Writes a text over as many lines as it needs. @returns the base line of the last */
export function writeLines(pen: Pen, text: string, [x, y]: Spot, style: Style & { leading: number }): number {
  pen.font = fontOf(style.size, style.weight ?? 400);
  const lines = linesOf(pen, text, style.width ?? Infinity);
  lines.forEach((line, at) => void write(pen, line, [x, y + at * style.leading], style));
  return y + (lines.length - 1) * style.leading;
}

export function fillRounded(pen: Pen, box: readonly [number, number, number, number], radius: number, colour: string) {
  pen.beginPath();
  pen.roundRect(...box, radius);
  pen.fillStyle = colour;
  pen.fill();
}

interface Ring {
  readonly width: number;
  readonly colour: string;
  /** Of the circle, from the right on; all of it without. */
  readonly part?: number;
}

/** A ring of the brand's kind. @param at its middle and its radius */
export function ring(pen: Pen, at: readonly [number, number, number], { width, colour, part = 1 }: Ring) {
  pen.beginPath();
  pen.arc(...at, 0.8, 0.8 + Math.PI * 2 * part);
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.strokeStyle = colour;
  pen.stroke();
}

export function dot(pen: Pen, { x, y }: { x: number; y: number }, radius: number, colour: string) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = colour;
  pen.fill();
}

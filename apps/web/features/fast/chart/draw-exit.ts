/** How a contract ended, at its last price. A JavaScript number: it is for pictures only. */
export interface Exit {
  readonly time: number;
  readonly price: number;
  readonly end: 'win' | 'lose' | 'tie';
}

type Way = readonly (readonly [x: number, y: number])[];

const radius = 9;
/** Around the middle of the dot: a tick, a cross, two lines. */
const signs: Readonly<Record<Exit['end'], readonly Way[]>> = {
  win: [
    [
      [-4, 0.5],
      [-1, 3.5],
      [4, -3],
    ],
  ],
  lose: [
    [
      [-3.2, -3.2],
      [3.2, 3.2],
    ],
    [
      [3.2, -3.2],
      [-3.2, 3.2],
    ],
  ],
  tie: [
    [
      [-3.5, -1.8],
      [3.5, -1.8],
    ],
    [
      [-3.5, 1.8],
      [3.5, 1.8],
    ],
  ],
};

interface Ink {
  readonly up: string;
  readonly down: string;
  readonly faint: string;
  readonly page: string;
}

const colourOf = (end: Exit['end'], { up, down, faint }: Ink): string => ({ win: up, lose: down, tie: faint })[end];

/** Draws the dot at which a contract ended, with how: in colour and as a sign. */
export function drawExit(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  end: Exit['end'],
  ink: Ink,
) {
  for (const [size, colour] of [
    [radius + 2, ink.page],
    [radius, colourOf(end, ink)],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, size, 0, Math.PI * 2);
    context.fill();
  }
  context.strokeStyle = ink.page;
  context.lineWidth = 2;
  for (const way of signs[end]) {
    context.beginPath();
    way.forEach(([right, down], at) =>
      at === 0 ? context.moveTo(x + right, y + down) : context.lineTo(x + right, y + down),
    );
    context.stroke();
  }
}

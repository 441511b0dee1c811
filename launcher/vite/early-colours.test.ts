import { expect, test } from 'vitest';
import { coloursOf } from './early-colours.ts';

const palette = `up: colour('--up'), ink: colour('--color-ink'), font: style.fontFamily`;
const tokens = `@theme inline {
  --color-ink: #eee;
  --color-line: #222;
}
@theme inline {
  --color-up: var(--up);
}
:root,
[data-colours='green-up'] {
  --up: #0f0;
  --up-soft: #010;
}
[data-colours='red-up'] {
  --up: #f00;
}
`;

test('a colour that is not declared is named', () => {
  expect(() => coloursOf(`${palette} colour('--color-soft')`, tokens)).toThrow('there is no colour --color-soft');
  expect(() => coloursOf(palette, tokens.replaceAll('--up:', '--over:'))).toThrow('there is no colour --up');
});

test('what the palette reads, and only that, as each scheme has it', () => {
  expect(coloursOf(palette, tokens)).toBe(
    ":root{--color-ink: #eee;}:root,\n[data-colours='green-up']{--up: #0f0;}[data-colours='red-up']{--up: #f00;}",
  );
});

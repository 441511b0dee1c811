/** The tokens of the design as they are at the moment. */
export interface Palette {
  readonly up: string;
  readonly down: string;
  readonly ink: string;
  readonly soft: string;
  readonly faint: string;
  readonly line: string;
  readonly raised: string;
  readonly page: string;
  readonly brand: string;
  readonly warn: string;
  readonly onTrade: string;
  readonly font: string;
}

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    up: colour('--up'),
    down: colour('--down'),
    ink: colour('--color-ink'),
    soft: colour('--color-soft'),
    faint: colour('--color-faint'),
    line: colour('--color-line'),
    raised: colour('--color-raised'),
    page: colour('--color-page'),
    brand: colour('--color-brand'),
    warn: colour('--color-warn'),
    onTrade: colour('--color-on-trade'),
    font: style.fontFamily,
  };
}

/** Of all that is written on a chart, CSS pixels. */
export const textSize = 11;
/** Of values without a line of their own. */
export const unnamed = '#76808f';
const violet = '#b48cff';
const teal = '#3fd0c9';

/** Of the lines of one indicator, in their order. */
export const lineColours = ({ warn, brand, soft }: Palette): string[] => [warn, brand, violet, teal, soft];

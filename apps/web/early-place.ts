interface Screen {
  /** CSS pixels. */
  readonly width: number;
  /** Of the page's own letters, as the browser is set. */
  readonly fontPx: number;
  /** Of the symbol's prices. */
  readonly decimals: number;
}

/** What bars take from the page of the chart, and what they leave it at least: `inPage` of `kline.tsx`. */
const page = { less: 180, least: 400 };
const barPx = 11;

/** Whether the header of the chart is as high as it mostly is. */
const isUsual = ({ width, fontPx, decimals }: Screen): boolean => width < 768 && fontPx === 16 && decimals < 6;

/**
 * Where the chart will stand under its header: lower where prices are written larger, above 40 rem under a single line
 * of figures. @returns as a style; null on screens and with letters or prices where the header is another
 */
export function placeOn(screen: Screen): string | null {
  if (!isUsual(screen)) return null;
  const { width } = screen;
  const [, above = 0] =
    (
      [
        [640, 154],
        [360, 162],
        [0, 158],
      ] as const
    ).find(([from]) => width >= from) ?? [];
  const top = `calc(${above + barPx}px + env(safe-area-inset-top))`;
  return `top:${top};height:calc(max(100dvh - ${page.less}px, ${page.least}px) - ${above}px)`;
}

/**
 * Where the last price will stand under the bar of the chart, lower where the day's figures beside it have two lines.
 * @returns as {@link placeOn}
 */
export const placeOfPrice = (screen: Screen): string | null =>
  isUsual(screen) ? `top:calc(${screen.width >= 640 ? 56 : 60}px + env(safe-area-inset-top))` : null;

import type { CandleType as ChartCandleType, Chart, DeepPartial, Styles, TextStyle } from 'klinecharts';
import { t } from '../../../locales/i18n.ts';
import type { CandleType } from '../choices.ts';
import { lineColours, textSize, unnamed, type Palette } from './palette.ts';

export interface Look {
  readonly candles: CandleType;
  /** The last candle runs. */
  readonly live: boolean;
}

const candleNames: Readonly<Record<CandleType, ChartCandleType>> = {
  solid: 'candle_solid',
  hollow: 'candle_up_stroke',
  ohlc: 'ohlc',
  area: 'area',
};

const margins = { marginLeft: 8, marginRight: 0, marginTop: 4, marginBottom: 0 };
const label = (color: string, background: string): Partial<TextStyle> => ({
  size: textSize,
  color,
  backgroundColor: background,
  borderColor: background,
  borderRadius: 4,
  paddingLeft: 5,
  paddingRight: 5,
  paddingTop: 3,
  paddingBottom: 3,
});

const quoted = ['open', 'high', 'low', 'close', 'volume'] as const;
const legend = (color: string) => ({
  size: textSize,
  color,
  ...margins,
  template: quoted.map((name) => ({ title: `${t(`kline.${name}`)} `, value: `{${name}}` })),
});

const candleColours = ({ up, down, soft }: Palette) => ({
  upColor: up,
  downColor: down,
  noChangeColor: soft,
  upBorderColor: up,
  downBorderColor: down,
  noChangeBorderColor: soft,
  upWickColor: up,
  downWickColor: down,
  noChangeWickColor: soft,
});

/** Under the last price, in its colour: how long its candle still runs. */
const countdownText = ({ onTrade, font }: Palette, live: boolean) => ({
  show: live,
  position: 'below_price' as const,
  updateInterval: 1_000,
  ...label(onTrade, 'transparent'),
  style: 'fill' as const,
  family: font,
  weight: 'normal',
  borderStyle: 'solid' as const,
  borderDashedValue: [],
  borderSize: 0,
  paddingTop: 2,
  paddingBottom: 2,
});

function candleStyles(palette: Palette, { candles, live }: Look): DeepPartial<Styles['candle']> {
  const { up, down, soft, brand, onTrade } = palette;
  const mark = { color: soft, textSize };
  return {
    type: candleNames[candles],
    bar: candleColours(palette),
    area: {
      lineColor: brand,
      lineSize: 2,
      backgroundColor: [
        { offset: 0, color: `${brand}08` },
        { offset: 1, color: `${brand}40` },
      ],
      point: { color: brand, rippleColor: `${brand}40`, animation: false },
    },
    priceMark: {
      high: mark,
      low: mark,
      last: {
        upColor: up,
        downColor: down,
        noChangeColor: soft,
        text: { size: textSize, color: onTrade, borderRadius: 4, paddingLeft: 5, paddingRight: 5 },
        extendTexts: [countdownText(palette, live)],
      },
    },
    tooltip: {
      showRule: 'follow_cross',
      title: { show: false },
      legend: legend(soft),
    },
  };
}

function indicatorStyles(palette: Palette): DeepPartial<Styles['indicator']> {
  const { up, down, soft, faint } = palette;
  const bar = { upColor: `${up}99`, downColor: `${down}99`, noChangeColor: `${soft}66` };
  return {
    ohlc: bar,
    bars: [bar],
    circles: [bar],
    lines: lineColours(palette).map((color) => ({ color, size: 1 })),
    tooltip: {
      title: { size: textSize, color: faint, ...margins },
      legend: { size: textSize, color: unnamed, ...margins },
    },
  };
}

/** How the chart looks: every colour a token, so that it follows the colour scheme. */
export function stylesOf(palette: Palette, wanted: Look): DeepPartial<Styles> {
  const { ink, faint, line, raised, brand } = palette;
  const axis = { axisLine: { color: line }, tickLine: { show: false }, tickText: { color: faint, size: textSize } };
  const cross = { line: { color: faint }, text: label(ink, raised) };
  return {
    grid: { horizontal: { color: `${line}99` }, vertical: { show: false } },
    candle: candleStyles(palette, wanted),
    indicator: indicatorStyles(palette),
    xAxis: axis,
    yAxis: axis,
    separator: { color: line, activeBackgroundColor: `${brand}22` },
    crosshair: { horizontal: cross, vertical: cross },
    overlay: {
      // The wide rim is a handle for a finger.
      point: {
        color: brand,
        borderColor: `${brand}33`,
        borderSize: 10,
        radius: 5,
        activeColor: brand,
        activeBorderColor: `${brand}55`,
        activeBorderSize: 11,
        activeRadius: 5,
      },
      line: { color: brand, size: 2 },
      text: label(ink, raised),
      rect: { color: `${brand}33` },
    },
  };
}

/** Sets the font in every style there is: the library's own would fall back to a serif. */
export function setFont(chart: Chart, family: string) {
  const visit = (style: object) => {
    for (const [key, value] of Object.entries(style) as [string, unknown][]) {
      if (key === 'family' || key === 'textFamily') Object.assign(style, { [key]: family });
      else if (typeof value === 'object' && value !== null) visit(value);
    }
  };
  visit(chart.getStyles());
}

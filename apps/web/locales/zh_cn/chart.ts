import type { ChartWords } from '../chart-words.ts';

export const words: ChartWords = {
  chart: {
    candleType: 'K线类型',
    solid: '实心',
    hollow: '空心',
    ohlc: '美国线',
    area: '面积图',
    indicators: '指标',
    movingAverage: '移动平均线',
    exponentialAverage: '指数移动平均线',
    volumeLong: '成交量',
    macd: '平滑异同移动平均线',
    rsi: '相对强弱指标',
    autoRefreshText: '关闭后，最后一根K线保持不变',
    kdj: '随机指标',
    logScale: '对数刻度',
    logScaleText: '相同的百分比变化，高度相同',
    setByDrag: '拖动设置',
    gripKeys: '上下箭头键更改价格，Delete 键移除',
    asCandles: '显示K线',
    asLine: '显示折线',
    ray: '射线',
    rectangle: '矩形',
    fibonacci: '斐波那契回撤',
    measure: '测量',
  },
};

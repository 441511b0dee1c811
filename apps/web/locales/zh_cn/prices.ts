import type { PricesWords } from '../late/prices-words.ts';

export const words: PricesWords = {
  prices: {
    title: '重算昨天的价格',
    text: '这里的价格是模拟的，由一个保密的种子生成。当天结束后种子会公布：您的设备下载约 {size} MB，逐一重算每个价格。',
    run: '在本机重算',
    symbol: '交易品种',
    all: '{symbol} 的每个价格都由公布的种子推出：{count}',
    wrong: '{symbol} 的价格与种子不符。请把此页面发给客服。',
    none: '自该市场开始以来还没有结束的一天。请在零点（GMT+1）之后再来。',
    failed: '未能取得全部价格。请重试。',
    with: '已混入 drand 第 {round} 轮的公开随机数',
    without: '未混入公开随机数',
    set: '种子由安装者自行设定，他知道之后的所有价格。仅供测试。',
  },
};

import type { PushWords } from './index.ts';

export const zh_cn: PushWords = {
  'fast-win': { title: '{symbol}：盈利', text: '盈利 {amount} USDT。' },
  'fast-lose': { title: '{symbol}：亏损', text: '投入的 {amount} USDT 已亏损。' },
  'fast-tie': { title: '{symbol}：平局', text: '投入的 {amount} USDT 已退回。' },
  'fast-void': { title: '{symbol}：订单作废', text: '投入的 {amount} USDT 已退回。' },
  'spot-filled': { title: '{symbol}：订单已全部成交', text: '成交额 {amount} USDT。' },
  support: { title: '客服已回复', text: '打开应用查看。' },
};

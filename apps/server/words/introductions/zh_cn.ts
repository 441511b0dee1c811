import type { Introductions } from './index.ts';

export const zh_cn: Introductions = {
  usdt: '{name}（{code}）在同一个订单簿中以 USDT 交易：所有人看到的价格和深度都相同。{code} 的价格可能大幅下跌，请只使用您承受得起损失的资金。',
  futures: '{name}（{code}）仅以合约方式交易：您不持有该资产，盈亏按公开的标记价格以 USDT 计算。',
};

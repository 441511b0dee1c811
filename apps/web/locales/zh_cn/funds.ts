import type { funds as original } from '../vi/funds.ts';
import type { Like } from '../words.ts';

export const funds: Like<typeof original> = {
  take: '领取 {amount} USDT 测试资金',
  takeShort: '领取测试资金',
  taken: '已领取 {amount} USDT 测试资金',
  takenToday: '今日已领取',
  deposit: '充值',
  withdraw: '提现',
  transfer: '划转',
  transferTitle: '账户间划转',
  transferFree: '免费，即时到账',
  transferred: '已划转 {amount}',
  from: '从',
  to: '到',
  swap: '交换方向',
  currency: '币种',
  amount: '数量',
  available: '可用 {amount}',
  max: '最大',
  amountInvalid: '请输入有效金额',
  amountTooHigh: '超出可用余额',
  account1: '主账户',
  account2: '币币账户',
  account3: '合约账户',
  account4: '锁定赠金',
};

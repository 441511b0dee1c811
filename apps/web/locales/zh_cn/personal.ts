import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: '未认证',
  certifying: '审核中',
  failed: '认证未通过',
  certified: '已认证',
  inviteTitle: '您的邀请码',
  inviteText: '好友注册时填写此邀请码。',
  copyCode: '复制邀请码',
  copyLink: '复制链接',
  agent: '代理收入',
  agentText: '您邀请的人所付现货与合约手续费，您按日获得其中的 {share}。',
  commissionPaid: '已付佣金',
  agentDay: '当日有交易的受邀人：{count} · 手续费 {fees} USDT',
  trading: '交易',
  orders: '快速订单',
  money: '充值、提现与兑换',
  about: '关于 Candor',
  identity: '身份认证',
  identityFirst: '初级认证',
  identitySecond: '高级认证',
};

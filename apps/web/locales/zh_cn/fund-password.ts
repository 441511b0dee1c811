import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: '资金密码',
  setTitle: '设置资金密码',
  changeTitle: '修改资金密码',
  lead: '仅用于提现：即使有人知道您的登录密码，也拿不走您的资金。',
  way: '如何证明是您本人',
  byOld: '原密码',
  byCode: '忘记密码',
  old: '当前资金密码',
  new: '新资金密码',
  codeTo: '验证码将发送至 {address}',
  hold: '修改后，提现暂停 24 小时。',
  holdFirst: '如在注册 30 分钟之后设置，提现暂停 24 小时。',
  holdByCode: '修改后提现暂停 24 小时，所有设备（包括本机）都须重新登录。',
  set: '设置密码',
  change: '修改密码',
  saved: '资金密码已设置',
  changed: '已修改，{time} 起可提现',
  noAddress: '此账户没有邮箱或手机号',
  noAddressText: '因此无法接收验证码。客服核实您的身份后可以协助您。',
  service: '联系客服',
  isSet: '已设置',
  notSet: '未设置',
};

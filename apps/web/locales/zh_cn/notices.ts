import type { notices as original } from '../vi/notices.ts';
import type { Like } from '../words.ts';

export const notices: Like<typeof original> = {
  title: '消息',
  message: '消息',
  notice: '公告',
  unread: '{count} 条未读',
  unreadMark: '未读',
  readAll: '全部标为已读',
  noMessages: '暂无消息',
  noMessagesText: '您的订单、充值、提现和认证的结果会显示在这里。',
  noNotices: '暂无公告',
  noNoticesText: '面向所有人的公告会显示在这里。',
  missing: '未找到该消息',
  missingText: '消息可能已被移除，或链接有误。',
  openOrder: '打开订单',
  openVerification: '打开认证',
  openWallets: '查看已保存的钱包',
  openBankCards: '查看银行卡',
  notMe: '不是我',
  detailTitle: '消息详情',
};

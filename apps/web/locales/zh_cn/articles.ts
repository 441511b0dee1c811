import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  draft: '草稿：客户看不到',
  readAs: '以此语言阅读',
  draftGone: '此草稿已不存在',
  draftGoneText: '它可能已发布或被丢弃。',
  missing: '未找到该文章',
  missingText: '文章可能已被移除，或链接有误。',
  helpTitle: '帮助中心',
  helpDetail: '帮助',
  search: '搜索帮助内容',
  noneFound: '没有匹配的内容',
  noneFoundText: '请换个更短的词，或咨询客服。',
  trading: '交易',
  money: '充值、提现与兑换',
  account: '您的账户',
  fair: '公平，自己就能核验',
  rules: '规则',
  more: '其他',
  found: '找到 {count} 篇',
  readAlso: '相关文章',
  notHelped: '仍有疑问？',
  contact: '联系客服',
};

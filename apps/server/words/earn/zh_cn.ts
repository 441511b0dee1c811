import type { EarnWords } from './index.ts';

export const zh_cn: EarnWords = {
  names: { 'lock-mining': '锁仓挖矿 {days} 天', wealth: '理财 {days} 天' },
  paidAtEnd: '{name}（到期付息）',
  example: '{name}（示例）',
  descriptions: {
    'lock-mining':
      '锁定一笔资金 {days} 天。每满一天发放收益，到期返还本金。提前赎回按本金扣除违约金，已发放的收益仍归您所有。',
    wealth: '锁定一笔资金 {days} 天，每满一天发放收益。提前赎回按剩余天数扣除违约金。',
  },
  wealthAtEnd: '锁定一笔资金 {days} 天，收益到期一次性发放。提前赎回仍按已满天数计收益，违约金按剩余天数从本金中扣除。',
  fundedBy: '收益来自 Candor 已注资的奖励池。购买时，整个期限的收益即为您的订单预留；奖励池不足时产品售罄。',
  fundedByTest: '收益以测试资金从产品的奖励池发放。购买时，整个期限的收益即为您的订单预留；奖励池不足时产品售罄。',
};

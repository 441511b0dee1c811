import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: '公平交易，自己就能验证',
  heroText: '现在就看实时价格。一分钟即可开户。',
  oddsTitle: '赔率说在前面',
  oddsText: '每张订单都标明保本胜率与预期亏损。',
  statementTitle: '分文可查',
  statementText: '余额的每次变动都记录在流水中。',
  fundsTitle: '无风险练习',
  fundsText: '每天可领取 {amount} USDT 测试资金。',
  createAccount: '创建账户',
  livePrices: '实时价格',
  promptTitle: '登录后继续',
  quotationText: '收藏交易对，直接从列表下单。',
  marketText: '30 秒起的快速合约，保本胜率与赔付率事先可知。',
  propertyText: '查看余额、在账户间划转并核对每一笔流水。',
  personalText: '管理您的资料、安全与邀请码。',
  otherText: '此页面属于您的账户。',
  moneyText: '提交之前，即可看到最低金额、费用和到账时间。',
  exchangeText: '汇率保留数秒，手续费一目了然。',
  earnText: '利率、期限和提前赎回的代价，事先可知。',
  helpText: '文章简短，所列数字均为现行标准；客服在应用内回复。',
};

import type { SymbolNames } from '../words.ts';

export const symbols: SymbolNames = {
  BTC: '比特币', ETH: '以太坊', BNB: '币安币', SOL: '索拉纳', XRP: '瑞波币', DOGE: '狗狗币', ADA: '艾达币', TRX: '波场',
  AVAX: '雪崩', DOT: '波卡', LTC: '莱特币', BCH: '比特币现金', FIL: '文件币', ETC: '以太经典',
  XLM: '恒星币', SHIB: '柴犬币', XAU: '黄金', XAG: '白银', XPT: '铂金', WTI: 'WTI 原油',
  BRENT: '布伦特原油', NATGAS: '天然气', COPPER: '铜', WHEAT: '小麦', CORN: '玉米', SOYBEAN: '大豆', NAS100: '纳斯达克 100 指数',
  SPX500: '标普 500 指数', GER40: '德国 DAX 40 指数', HK50: '恒生指数', JP225: '日经 225 指数',
};

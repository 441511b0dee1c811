import type { RiskWords } from '../late/risk-words.ts';

export const words: RiskWords = {
  risk: {
    share: '过去 90 天，在此交易的账户中有 {share} 亏损。您可能损失全部投入。',
    unknown: '账户数量尚少，无法给出亏损比例。您可能损失全部投入。',
    earn: '这不是银行存款，也不受保险保障。资金锁定至期满，提前赎回须付违约金。',
    termsFrom: '自 {time} 起，新订单适用其他条款。已有订单保持原条款。',
    termsSince: '新订单的条款已于 {time} 变更。已有订单保持原条款。',
  },
};

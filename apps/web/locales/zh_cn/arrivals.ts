import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: '结果与入账',
  income: '收益已发放',
  returned: '产品到期：本金已返还',
  deposit: '充值已到账',
  bonus: '赠金已解锁到余额',
  adjustment: '余额已调整',
  many: { other: '{count} 项新的结果与入账' },
  seeStatement: '在账单中查看',
  unseen: { other: '{count} 个新结果' },
};

import type { moment as original } from '../vi/moment.ts';
import type { Like } from '../words.ts';

export const moment: Like<typeof original> = {
  income: '收益已发放',
  returned: '产品到期：本金已返还',
  deposit: '充值已到账',
  bonus: '赠金已解锁到余额',
  adjustment: '余额已调整',
  many: { other: '{count} 项新的结果与入账' },
  seeStatement: '在账单中查看',
  above: '{exit} 高于 {entry}',
  below: '{exit} 低于 {entry}',
  again: '再来一单',
  see: '查看',
  results: { other: '{count} 个结果' },
};

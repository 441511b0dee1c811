import type { moment as original } from '../vi/moment.ts';
import type { Like } from '../words.ts';

export const moment: Like<typeof original> = {
  income: 'Доход начислен',
  returned: 'Срок продукта истёк: основная сумма возвращена',
  deposit: 'Пополнение зачислено',
  bonus: 'Бонус разблокирован на ваш баланс',
  adjustment: 'Баланс исправлен',
  many: {
    one: '{count} новый результат или поступление',
    few: '{count} новых результата и поступления',
    many: '{count} новых результатов и поступлений',
    other: '{count} нового результата и поступления',
  },
  seeStatement: 'Смотреть в выписке',
  above: '{exit} выше {entry}',
  below: '{exit} ниже {entry}',
  again: 'Ещё раз',
  see: 'Смотреть',
  results: {
    one: '{count} результат',
    few: '{count} результата',
    many: '{count} результатов',
    other: '{count} результата',
  },
};

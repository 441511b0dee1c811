import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Результаты и поступления',
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
  unseen: {
    one: '{count} новый результат',
    few: '{count} новых результата',
    many: '{count} новых результатов',
    other: '{count} нового результата',
  },
};

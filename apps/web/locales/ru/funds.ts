import type { funds as original } from '../vi/funds.ts';
import type { Like } from '../words.ts';

export const funds: Like<typeof original> = {
  take: 'Взять {amount} тестовых USDT',
  takeShort: 'Тестовые средства',
  taken: 'Получено {amount} тестовых USDT',
  takenToday: 'Сегодня уже получены',
  deposit: 'Пополнить',
  withdraw: 'Вывести',
  transfer: 'Перевести',
  transferTitle: 'Перевод между счетами',
  transferFree: 'Бесплатно и мгновенно',
  transferred: 'Переведено {amount}',
  from: 'Откуда',
  to: 'Куда',
  swap: 'Поменять направление',
  currency: 'Валюта',
  amount: 'Сумма',
  available: 'Доступно {amount}',
  max: 'Макс.',
  amountInvalid: 'Введите корректную сумму',
  amountTooHigh: 'Больше доступного остатка',
  account1: 'Основной счёт',
  account2: 'Спотовый счёт',
  account3: 'Фьючерсный счёт',
  account4: 'Заблокированный бонус',
};

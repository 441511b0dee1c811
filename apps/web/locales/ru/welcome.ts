import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Честная торговля, которую можно проверить',
  heroText: 'Смотрите цены в прямом эфире. Счёт открывается за минуту.',
  oddsTitle: 'Шансы известны заранее',
  oddsText: 'Точка безубыточности и ожидаемый убыток указаны в каждом ордере.',
  statementTitle: 'Виден каждый цент',
  statementText: 'Каждое изменение баланса есть в выписке.',
  fundsTitle: 'Практика без риска',
  fundsText: 'Получайте {amount} USDT тестовых средств в день.',
  createAccount: 'Создать счёт',
  livePrices: 'Цены онлайн',
  promptTitle: 'Войдите, чтобы продолжить',
  quotationText: 'Сохраняйте избранные пары и торгуйте прямо из списка.',
  marketText: 'Быстрые контракты от 30 секунд, шансы и выплата известны заранее.',
  propertyText: 'Смотрите балансы, переводите средства между счетами и проверяйте каждую строку выписки.',
  personalText: 'Управляйте профилем, безопасностью и кодом приглашения.',
  otherText: 'Эта страница относится к вашему счёту.',
  pair: 'Пара',
  lastPrice: 'Последняя цена',
  change: '24 ч',
};

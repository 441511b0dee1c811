import type { alerts as original } from '../vi/alerts.ts';
import type { Like } from '../words.ts';

export const alerts: Like<typeof original> = {
  title: 'Ценовые оповещения',
  bell: 'Создать ценовое оповещение',
  level: 'Цена',
  rises: 'Мы сообщим один раз, когда цена вырастет до {price}.',
  falls: 'Мы сообщим один раз, когда цена упадёт до {price}.',
  add: 'Создать оповещение',
  set: 'Оповещение задано: {pair}, {price}',
  waiting: 'Ожидают',
  reached: 'Сработали',
  reachedAt: '{time}, по {price}',
  above: 'Рост до',
  below: 'Падение до',
  remove: 'Удалить оповещение на {price}',
  none: 'Пока нет ценовых оповещений',
  noneText: 'Откройте график и нажмите на колокольчик: мы сообщим, когда цена будет достигнута.',
  toChart: 'К рынкам',
  info: 'Оповещение — только информация: оно ничего не покупает и не продаёт.',
  levelNeeded: 'Введите цену',
  fired: '{symbol}: достигнута цена {price}',
};

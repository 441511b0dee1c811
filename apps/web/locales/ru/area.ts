import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: 'Поиск страны или кода',
  chosen: 'Выбрано',
  all: 'Все',
  noMatch: 'Ничего не найдено',
  noMatchText: 'Попробуйте другое название или код, например 84.',
};

import type { location as original } from '../vi/location.ts';
import type { Like } from '../words.ts';

export const location: Like<typeof original> = {
  chooseTitle: 'Выбор места',
  openTitle: 'Место',
  search: 'Место или старое название',
  device: 'По местоположению устройства',
  deviceText: 'Ищет только ближайшую провинцию; местоположение остаётся на устройстве.',
  denied: 'Доступ к местоположению закрыт',
  notFound: 'Не удалось определить место',
  abroad: 'Вы за пределами Вьетнама. Введите название места.',
  cities: 'Города',
  provinces: 'Провинции',
  useTyped: 'Использовать «{name}»',
  none: 'Место не указано',
  noneText: 'Откройте эту страницу из адреса.',
  place: 'Выбранное место',
  sketch: '{name} на схеме Вьетнама',
  coordinates: 'Координаты',
  openMaps: 'Открыть в картах',
  openWeb: 'Смотреть на OpenStreetMap',
};

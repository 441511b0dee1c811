import type { location as original } from '../vi/location.ts';
import type { Like } from '../words.ts';

export const location: Like<typeof original> = {
  chooseTitle: 'Wybierz miejsce',
  openTitle: 'Miejsce',
  search: 'Szukaj, także dawnych nazw',
  device: 'Użyj lokalizacji urządzenia',
  deviceText: 'Szuka tylko najbliższej prowincji; położenie nie opuszcza urządzenia.',
  denied: 'Lokalizacja jest zablokowana',
  notFound: 'Nie udało się ustalić położenia',
  abroad: 'Jesteś poza Wietnamem. Wpisz nazwę miejsca.',
  cities: 'Miasta',
  provinces: 'Prowincje',
  useTyped: 'Użyj „{name}”',
  none: 'Nie podano miejsca',
  noneText: 'Otwórz tę stronę z adresu.',
  place: 'Wybrane miejsce',
  sketch: '{name} na szkicu Wietnamu',
  coordinates: 'Współrzędne',
  openMaps: 'Otwórz w mapach urządzenia',
  openWeb: 'Zobacz w OpenStreetMap',
};

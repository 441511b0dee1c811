import type { location as original } from '../vi/location.ts';
import type { Like } from '../words.ts';

export const location: Like<typeof original> = {
  chooseTitle: 'Välj plats',
  openTitle: 'Plats',
  search: 'Sök, även gamla namn',
  device: 'Använd enhetens plats',
  deviceText: 'Hittar bara närmaste provins; platsen lämnar inte enheten.',
  denied: 'Platsåtkomst är inte tillåten',
  notFound: 'Platsen kunde inte hittas',
  abroad: 'Du är utanför Vietnam. Skriv platsens namn.',
  cities: 'Städer',
  provinces: 'Provinser',
  useTyped: 'Använd ”{name}”',
  none: 'Ingen plats angiven',
  noneText: 'Öppna sidan från en adress.',
  place: 'Den valda platsen',
  sketch: '{name} på en skiss av Vietnam',
  coordinates: 'Koordinater',
  openMaps: 'Öppna i enhetens kartor',
  openWeb: 'Se på OpenStreetMap',
};

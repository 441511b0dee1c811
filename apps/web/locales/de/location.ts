import type { location as original } from '../vi/location.ts';
import type { Like } from '../words.ts';

export const location: Like<typeof original> = {
  chooseTitle: 'Ort wählen',
  openTitle: 'Standort',
  search: 'Suchen, auch alte Namen',
  device: 'Standort des Geräts verwenden',
  deviceText: 'Sucht nur die nächste Provinz; der Standort verlässt das Gerät nicht.',
  denied: 'Standort ist nicht erlaubt',
  notFound: 'Standort nicht gefunden',
  abroad: 'Sie sind außerhalb Vietnams. Geben Sie den Ort ein.',
  cities: 'Städte',
  provinces: 'Provinzen',
  useTyped: '„{name}“ verwenden',
  none: 'Kein Ort angegeben',
  noneText: 'Öffnen Sie diese Seite von einer Adresse aus.',
  place: 'Der gewählte Ort',
  sketch: '{name} auf einer Skizze Vietnams',
  coordinates: 'Koordinaten',
  openMaps: 'In der Karten-App öffnen',
  openWeb: 'Auf OpenStreetMap ansehen',
};

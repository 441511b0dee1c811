import type { location as original } from '../vi/location.ts';
import type { Like } from '../words.ts';

export const location: Like<typeof original> = {
  chooseTitle: 'Hely kiválasztása',
  openTitle: 'Helyszín',
  search: 'Keresés, régi nevekre is',
  device: 'Az eszköz helyzetének használata',
  deviceText: 'Csak a legközelebbi tartományt keresi; a helyzete az eszközön marad.',
  denied: 'A helymeghatározás nem engedélyezett',
  notFound: 'A helyzet nem található',
  abroad: 'Ön Vietnámon kívül van. Írja be a hely nevét.',
  cities: 'Városok',
  provinces: 'Tartományok',
  useTyped: '„{name}” használata',
  none: 'Nincs megadva hely',
  noneText: 'Ezt az oldalt egy címről nyissa meg.',
  place: 'A kiválasztott hely',
  sketch: '{name} Vietnám vázlatán',
  coordinates: 'Koordináták',
  openMaps: 'Megnyitás a térképen',
  openWeb: 'OpenStreetMap megnyitása',
};

import type { location as original } from '../vi/location.ts';
import type { Like } from '../words.ts';

export const location: Like<typeof original> = {
  chooseTitle: 'Scegli un luogo',
  openTitle: 'Luogo',
  search: 'Cerca, anche con i vecchi nomi',
  device: 'Usa la posizione del dispositivo',
  deviceText: 'Trova solo la provincia più vicina; resta sul dispositivo.',
  denied: 'La posizione non è consentita su questo dispositivo',
  notFound: 'Non è stato possibile trovare la tua posizione',
  abroad: 'Sei fuori dal Vietnam. Scrivi il nome del luogo.',
  cities: 'Città',
  provinces: 'Province',
  useTyped: 'Usa «{name}»',
  none: 'Nessun luogo indicato',
  noneText: 'Apri questa pagina da un indirizzo.',
  place: 'Il luogo scelto',
  sketch: '{name} su uno schizzo del Vietnam',
  coordinates: 'Coordinate',
  openMaps: 'Apri nella tua app di mappe',
  openWeb: 'Vedi su OpenStreetMap',
};

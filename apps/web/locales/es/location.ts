import type { location as original } from '../vi/location.ts';
import type { Like } from '../words.ts';

export const location: Like<typeof original> = {
  chooseTitle: 'Elegir un lugar',
  openTitle: 'Ubicación',
  search: 'Buscar, incluidos nombres antiguos',
  device: 'Usar la ubicación del dispositivo',
  deviceText: 'Solo busca la provincia más cercana; no sale del dispositivo.',
  denied: 'La ubicación no está permitida en este dispositivo',
  notFound: 'No se encontró tu ubicación',
  abroad: 'Estás fuera de Vietnam. Escribe el nombre del lugar.',
  cities: 'Ciudades',
  provinces: 'Provincias',
  useTyped: 'Usar «{name}»',
  none: 'Ningún lugar indicado',
  noneText: 'Abre esta página desde una dirección.',
  place: 'El lugar elegido',
  sketch: '{name} en un croquis de Vietnam',
  coordinates: 'Coordenadas',
  openMaps: 'Abrir en tu aplicación de mapas',
  openWeb: 'Ver en OpenStreetMap',
};

import type { location as original } from '../vi/location.ts';
import type { Like } from '../words.ts';

export const location: Like<typeof original> = {
  chooseTitle: 'Choisir un lieu',
  openTitle: 'Lieu',
  search: 'Lieu ou ancien nom',
  device: 'Utiliser la position de l’appareil',
  deviceText: 'Trouve seulement la province la plus proche ; rien ne quitte l’appareil.',
  denied: 'La localisation n’est pas autorisée sur cet appareil',
  notFound: 'Impossible de trouver votre position',
  abroad: 'Vous êtes hors du Vietnam. Saisissez le nom du lieu.',
  cities: 'Villes',
  provinces: 'Toutes les provinces',
  useTyped: 'Utiliser « {name} »',
  none: 'Aucun lieu indiqué',
  noneText: 'Ouvrez cette page depuis une adresse.',
  place: 'Le lieu choisi',
  sketch: '{name} sur un croquis du Vietnam',
  coordinates: 'Coordonnées',
  openMaps: 'Ouvrir dans Cartes',
  openWeb: 'Voir sur OpenStreetMap',
};

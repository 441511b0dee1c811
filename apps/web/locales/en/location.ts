import type { location as original } from '../vi/location.ts';
import type { Like } from '../words.ts';

export const location: Like<typeof original> = {
  chooseTitle: 'Choose a place',
  openTitle: 'Location',
  search: 'Search, former names included',
  device: 'Use this device’s location',
  deviceText: 'Only finds the nearest province; it stays on the device.',
  denied: 'Location is not allowed on this device',
  notFound: 'Your location could not be found',
  abroad: 'You are outside Vietnam. Type the name of the place.',
  cities: 'Cities',
  provinces: 'Provinces',
  useTyped: 'Use “{name}”',
  none: 'No place given',
  noneText: 'Open this page from an address.',
  place: 'The chosen place',
  sketch: '{name} on a sketch of Vietnam',
  coordinates: 'Coordinates',
  openMaps: 'Open in your maps app',
  openWeb: 'View on OpenStreetMap',
};

import type { Place } from '../../shell/session/location-choice.ts';
import { nearestProvince } from './find-place.ts';

const patienceMs = 10_000;

/**
 * The province that the device is in, asked for only when a person wants it; nothing of it leaves the device. @returns
 * why not, as the key of a phrase
 */
export function locate(): Promise<Place | 'location.denied' | 'location.notFound' | 'location.abroad'> {
  if (!('geolocation' in navigator)) return Promise.resolve('location.notFound');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const province = nearestProvince(coords.latitude, coords.longitude);
        resolve(
          province === undefined ? 'location.abroad' : { name: province.name, lat: province.lat, lon: province.lon },
        );
      },
      (fault) => resolve(fault.code === fault.PERMISSION_DENIED ? 'location.denied' : 'location.notFound'),
      { timeout: patienceMs, maximumAge: 600_000 },
    );
  });
}

export interface Place {
  /** As its people write it. */
  name: string;
  /** Degrees; null for a name that was typed. */
  lat: number | null;
  lon: number | null;
}

let chosen: Place | null = null;

/** Notes what was chosen on the page of locations. */
export const chooseLocation = (place: Place) => void (chosen = place);

/** Takes the choice, once: the form that asked for it calls this when it is opened again. */
export function takeLocation(): Place | null {
  const place = chosen;
  chosen = null;
  return place;
}

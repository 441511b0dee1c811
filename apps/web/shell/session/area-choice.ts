import { create } from 'zustand';

export interface Area {
  /** Two letters, ISO 3166. */
  country: string;
  /** Dial code as the server lists it. */
  areaCode: string;
}

/** What was last chosen on the area page; the page that asked for it reads it on return. */
export const useAreaChoice = create<{ area: Area | null }>(() => ({ area: null }));
export const chooseArea = (area: Area) => useAreaChoice.setState({ area });

/** A dial code as people write it: `+84`. */
export const dialCode = (areaCode: string): string => `+${areaCode.replace(/^\+/, '')}`;

import { create } from 'zustand';

const shownMs = 2_000;

interface Toast {
  id: number;
  text: string;
}
export const useToast = create<{ now: Toast | null }>(() => ({ now: null }));
let last = 0;

/** Says something for two seconds; a new toast takes the place of the present one. */
export function toast(text: string) {
  const id = ++last;
  useToast.setState({ now: { id, text } });
  setTimeout(() => {
    if (useToast.getState().now?.id === id) useToast.setState({ now: null });
  }, shownMs);
}

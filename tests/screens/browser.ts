import { vi } from 'vitest';

/**
 * As much of a browser as modules of the app ask for when they load. Import it before them; it draws nothing and
 * reaches no server.
 */
type Listener = (event: object) => void;
const listeners = new Map<string, Set<Listener>>();

/** What is kept on the device. */
export const kept = new Map<string, string>();
/** Tells the app of something, as the window would. */
export const say = (kind: string, event: object = {}): void =>
  listeners.get(kind)?.forEach((listener) => listener(event));

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const listen = {
  addEventListener: (kind: string, listener: Listener) =>
    void listeners.set(kind, (listeners.get(kind) ?? new Set()).add(listener)),
  removeEventListener: (kind: string, listener: Listener) => void listeners.get(kind)?.delete(listener),
};
/** Sees nothing come near. */
class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const browser = {
  IntersectionObserver: Watcher,
  ...listen,
  document: { ...listen, documentElement: { dataset: {} }, hidden: false, querySelector: () => null },
  history: { state: null, pushState: () => undefined, replaceState: () => undefined },
  localStorage: storage,
  sessionStorage: storage,
  location: { hash: '', origin: 'https://candor.example', protocol: 'https:', host: 'candor.example' },
  navigator: { language: 'en-US', languages: ['en-US'], onLine: true },
  requestAnimationFrame: (draw: () => void) => {
    draw();
    return 0;
  },
  matchMedia: () => ({ ...listen, matches: false }),
  scrollY: 0,
};
for (const [name, part] of Object.entries(browser)) vi.stubGlobal(name, part);

import { beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();

async function load() {
  vi.resetModules();
  const loaded = await import('./install.ts');
  loaded.awaitInstall();
  return { ...loaded, offer: () => loaded.useInstall.getState().offer };
}
const offered = (prompt = async () => ({ outcome: 'dismissed' })) => {
  const event = { preventDefault: vi.fn<() => void>(), prompt: vi.fn(prompt) };
  listeners.get('beforeinstallprompt')?.(event);
  return event;
};

beforeEach(() => {
  listeners.clear();
  vi.stubGlobal('addEventListener', (kind: string, listener: Listener) => listeners.set(kind, listener));
});

test('before the browser offers anything there is nothing to install, and asking for it does nothing', async () => {
  const { install, offer } = await load();
  expect(offer()).toBeNull();
  await install();
  expect(offer()).toBeNull();
});

test('an offer of the browser is kept back for the page that shows it', async () => {
  const { offer } = await load();
  const event = offered();
  expect([event.preventDefault.mock.calls.length, event.prompt.mock.calls.length]).toEqual([1, 0]);
  expect(offer()).toBe(event);
});

test('an offer is taken once, whatever is answered', async () => {
  const { install, offer } = await load();
  const event = offered();
  await Promise.all([install(), install()]);
  expect([event.prompt.mock.calls.length, offer()]).toEqual([1, null]);
});

test('what the browser refuses takes the offer away as well', async () => {
  const { install, offer } = await load();
  offered(() => Promise.reject(new Error('no gesture')));
  await expect(install()).rejects.toThrow('no gesture');
  expect(offer()).toBeNull();
});

test('once it is installed, by whatever way, nothing is offered, until the browser offers it anew', async () => {
  const { offer } = await load();
  offered();
  listeners.get('appinstalled')?.({});
  expect(offer()).toBeNull();
  const again = offered();
  expect(offer()).toBe(again);
});

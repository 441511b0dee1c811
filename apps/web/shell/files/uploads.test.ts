import { expect, test, vi } from 'vitest';
import { changed, idsOf, isSettled, noteOf, without, type Upload } from './uploads.ts';

vi.mock('../../locales/i18n.ts', () => ({ t: (key: string) => key }));
vi.stubGlobal('createImageBitmap', async () => {
  throw new Error('cannot be drawn');
});
const { compressed, fitted, PictureFault } = await import('./picture.ts');

const sending = (key: string): Upload => ({ key, url: `blob:${key}`, state: 'sending', progress: 0 });

test('a form gets the ids of what is kept, in order, and waits for the rest', () => {
  const both = [sending('a'), sending('b')];
  expect([idsOf(both), isSettled(both)]).toEqual([[], false]);
  const one = changed(both, 'b', { state: 'kept', id: '2' });
  expect([idsOf(one), isSettled(one)]).toEqual([['2'], false]);
  const all = changed(one, 'a', { state: 'kept', id: '1' });
  expect([idsOf(all), isSettled(all), noteOf(all, undefined, undefined)]).toEqual([['1', '2'], true, undefined]);
});

test('a failed one is told until it is removed or sent again', () => {
  const failed = changed([sending('a'), sending('b')], 'a', { state: 'failed', message: 'lost' });
  expect([noteOf(failed, undefined, 'hint'), isSettled(failed), idsOf(failed)]).toEqual(['lost', false, []]);
  // The form objects that a picture is missing; why it failed is what helps.
  expect(noteOf(failed, 'not there yet', 'hint')).toBe('lost');
  expect(noteOf(changed(failed, 'a', { state: 'sending' }), 'not there yet', 'hint')).toBe('not there yet');
  expect(noteOf([], undefined, 'hint')).toBe('hint');
  expect(without(failed, 'a').map(({ key }) => key)).toEqual(['b']);
  expect(isSettled([])).toBe(true);
});

test.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [2000, 10, 2000, 10],
  [640, 480, 640, 480],
  [40_000, 1, 2000, 1],
])('%i × %i becomes %i × %i', (width, height, w, h) => {
  expect(fitted(width, height)).toEqual({ width: w, height: h });
});

test('what the browser cannot draw goes as it is when the server takes its kind, else it is said', async () => {
  const webp = new Blob(['x'], { type: 'image/webp' });
  expect(await compressed(webp)).toBe(webp);
  await expect(compressed(new Blob(['x'], { type: 'image/heic' }))).rejects.toBeInstanceOf(PictureFault);
  await expect(compressed(new Blob([new Uint8Array(8 * 1024 * 1024 + 1)], { type: 'image/jpeg' }))).rejects.toThrow(
    'files.unreadable',
  );
});

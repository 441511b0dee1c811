import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressShortcut, tellKey } from './press-shortcut.ts';

/** As much of an element as a key needs to know. */
class FakeElement {
  readonly dataset: { key: string };
  readonly seen: boolean;
  readonly done: string[] = [];
  title = '';
  constructor(key: string, seen = true) {
    this.dataset = { key };
    this.seen = seen;
  }
  checkVisibility = () => this.seen;
  focus = () => void this.done.push('focus');
  click = () => void this.done.push('click');
  setAttribute = (name: string, value: string) => void this.done.push(`${name}=${value}`);
  closest = () => this;
}
class FakeInput extends FakeElement {}

let page: FakeElement[] = [];
beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('HTMLInputElement', FakeInput);
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => page.filter(({ dataset }) => selector === `[data-key="${dataset.key}"]`),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a choice is taken, in either case of the letter', () => {
  const buy = new FakeInput('B');
  const sell = new FakeInput('S');
  page = [buy, sell];
  expect(pressShortcut('s')).toBe(true);
  expect(pressShortcut('B')).toBe(true);
  expect([buy.done, sell.done]).toEqual([
    ['focus', 'click'],
    ['focus', 'click'],
  ]);
});

test('a button that would place an order only gets the focus', () => {
  const up = new FakeElement('B');
  page = [up];
  expect(pressShortcut('b')).toBe(true);
  expect(up.done).toEqual(['focus']);
});

test('what is not seen is passed by, and a key that nothing names does nothing', () => {
  const folded = new FakeInput('1', false);
  const shown = new FakeInput('1');
  page = [folded, shown];
  expect(pressShortcut('1')).toBe(true);
  expect(folded.done).toEqual([]);
  expect(shown.done).toEqual(['focus', 'click']);
  expect(pressShortcut('2')).toBe(false);
});

test('what is pointed at tells its key once', () => {
  const up = new FakeElement('B');
  const event = Object.assign(new Event('focusin'), {});
  Object.defineProperty(event, 'target', { value: up });
  tellKey(event);
  tellKey(event);
  expect(up.title).toBe('B');
  expect(up.done).toEqual(['aria-keyshortcuts=B']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressShortcut, tellKey } from './press-shortcut.ts';

/** As much of an element as a key needs to know. */
class FakeElement {
  readonly dataset: { key?: string };
  readonly seen: boolean;
  readonly done: string[] = [];
  readonly said: { label?: string; text?: string };
  title = '';
  constructor(key?: string, seen = true, said: { label?: string; text?: string } = {}) {
    this.dataset = key === undefined ? {} : { key };
    this.seen = seen;
    this.said = said;
  }
  get innerText(): string {
    return this.said.text ?? '';
  }
  getAttribute = () => this.said.label ?? null;
  checkVisibility = () => this.seen;
  focus = () => void this.done.push('focus');
  click = () => void this.done.push('click');
  setAttribute = (name: string, value: string) => void this.done.push(`${name}=${value}`);
  closest = (selector: string) => (selector === 'label' ? null : this);
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

const pointAt = (target: FakeElement) => {
  const event = new Event('focusin');
  Object.defineProperty(event, 'target', { value: target });
  tellKey(event);
  return target.title;
};

test('what is pointed at tells its name and its key, and what is only a sign its name', () => {
  expect(pointAt(new FakeElement('B', true, { text: 'Up\n+8.20' }))).toBe('Up (B)');
  expect(pointAt(new FakeElement('1'))).toBe('(1)');
  expect(pointAt(new FakeElement(undefined, true, { label: 'Layout' }))).toBe('Layout');
  const up = new FakeElement('B', true, { label: 'Up' });
  pointAt(up);
  expect(up.done).toEqual(['aria-keyshortcuts=B']);
});

test('what says what it is needs no more, and an own title stays', () => {
  expect(pointAt(new FakeElement(undefined, true, { label: 'Price 5', text: '5' }))).toBe('');
  const own = new FakeElement('B');
  own.title = 'its own';
  expect(pointAt(own)).toBe('its own');
});

test('what changes its name is told anew', () => {
  const star = new FakeElement(undefined, true, { label: 'Add' });
  expect(pointAt(star)).toBe('Add');
  star.said.label = 'Remove';
  expect(pointAt(star)).toBe('Remove');
});

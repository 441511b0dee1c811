import { languages } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { bodyOf, stateOf, typedOf, writtenIn, type Whole } from './draft.ts';

const showing = { from: null, until: null, countries: [], levels: [], languages: [] };
const text = { language: 'vi', title: 'Nghỉ lễ', summary: '', text: 'Ngày mai' } as const;
const published = { texts: [text], image: 'gift', link: null, hidden: false, position: 3, showing };
const whole = (changed: Partial<Whole> = {}): Whole => ({
  published,
  publishedAt: 1,
  publishedBy: 'sam',
  originals: [],
  draft: null,
  ...changed,
});

test('what is published is gone on with, until there is a draft', () => {
  const from = new Date('2026-12-01T08:30:00').getTime();
  const draft = {
    ...published,
    texts: [{ ...text, title: 'Tết' }],
    showing: { ...showing, from, countries: ['VN'] },
    previewAddress: '/',
    takesTwo: false,
    changedAt: 7,
    changedBy: 'sam',
  };
  expect(typedOf(whole()).texts.vi).toEqual({ title: 'Nghỉ lễ', summary: '', text: 'Ngày mai' });
  const typed = typedOf(whole({ draft }));
  expect([typed.texts.vi.title, typed.from, typed.countries]).toEqual(['Tết', '2026-12-01T08:30:00', ['VN']]);
  expect(bodyOf(typed, 'notice', 'tet', 7)).toEqual({
    family: 'notice',
    key: 'tet',
    texts: [{ ...text, title: 'Tết' }],
    image: 'gift',
    link: null,
    hidden: false,
    position: 3,
    showing: { ...showing, from, countries: ['VN'] },
    basedOn: 7,
  });
});

test('languages in which nothing is typed are not sent', () => {
  const none = typedOf(whole({ published: null }));
  expect([writtenIn(none), Object.keys(none.texts)]).toEqual([[], languages]);
  const texts = { ...none.texts, sv: { title: ' ', summary: '', text: 'Hej' }, de: { ...none.texts.de, title: 'a' } };
  expect(writtenIn({ texts })).toEqual(['de', 'sv']);
});

test.each<[string, Partial<Parameters<typeof stateOf>[0]>, number]>([
  ['draft', { isPublished: false }, 5],
  ['original', { original: true, showing: { ...showing, until: 1 } }, 5],
  ['hidden', { hidden: true }, 5],
  ['own', {}, 5],
  ['scheduled', { showing: { ...showing, from: 5 } }, 4],
  ['own', { showing: { ...showing, from: 5, until: 6 } }, 5],
  ['over', { showing: { ...showing, until: 5 } }, 5],
])('%s', (state, changed, now) => {
  expect(stateOf({ hidden: false, original: false, showing: null, isPublished: true, ...changed }, now)).toBe(state);
});

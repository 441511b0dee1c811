import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownOnly, renderHtml } from '../../../i18n/markup.ts';
import { foreignHosts } from './foreign-hosts.ts';

const own = 'https://candor.example';
const hostsOf = (text: string, link: string | null = null): string[] => [...foreignHosts({ text, link }, own)];

test.each([
  ['', []],
  ['see [us](https://candor.example/x)', []],
  ['see [them](https://evil.example/x)', ['evil.example']],
  ['https://evil.example without a link', ['evil.example']],
  [
    '[a](https://one.example) and [b](https://two.example:8443/y), [c](https://one.example/z)',
    ['one.example', 'two.example:8443'],
  ],
  ['[x](https://EVIL.example)', ['evil.example']],
  ['[x](https://candor.example.evil.example)', ['candor.example.evil.example']],
  ['[x](https://candor.example@evil.example)', ['evil.example']],
  ['[x](https://candor.example:1234)', ['candor.example:1234']],
  // Shown, braces fall away, and what is escaped becomes part of the address again.
  ['[x](http{s}://evil.example)', ['evil.example']],
  ['[x](ht}tps://evil.example)', ['evil.example']],
  ['[x](https://candor.example<@evil.example)', ['evil.example']],
  ['[x](https://candor.example>@evil.example)', ['evil.example']],
  ['[x](https://candor.example&lt;@evil.example)', ['evil.example']],
])('the text %j leads to %j beside our own host', (text, hosts) => {
  expect(hostsOf(text)).toEqual(hosts);
});

test('the link beside a text counts as one in it, and without a public address every host is another one', () => {
  expect(hostsOf('', 'https://evil.example/x')).toEqual(['evil.example']);
  expect(hostsOf('', `${own}/summer`)).toEqual([]);
  expect([...foreignHosts({ text: '', link: `${own}/summer` }, undefined)]).toEqual(['candor.example']);
});

/** Where the links of a page lead, as a browser reads it. */
const linked = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const address = href.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    return URL.parse(address)?.host ?? [];
  });

const pieces = [
  '[x](',
  'http',
  's',
  '://',
  'candor.example',
  'evil.example',
  '{',
  '}',
  '{gift}',
  '<',
  '>',
  '&lt;',
  '&',
  '@',
];
const texts = fc
  .array(
    fc.constantFrom(...pieces, '"', "'", '(', ')', '[', ']', '*', '**', '\\', '/', '.', ':', '?', '#', ' ', '\n'),
    {
      maxLength: 14,
    },
  )
  .map((parts) => `[x](https://${parts.join('')}) [y](${parts.join('')}) ${parts.join('')}`);

/** Braces stand in the name of no host that there is. */
const isName = (host: string): boolean => /^[\w.:-]+$/.test(host);

test('no text that is shown leads to a host that is not named', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const article = renderHtml(knownOnly(text, new Set(['gift']), new Set()), { gift: 'gift' }, []);
      const notice = renderHtml(text.replace(/[{}]/g, ''), {}, []);
      const shown = new Set([...linked(article), ...linked(notice)].filter(isName));
      expect([...shown.difference(new Set(['candor.example', ...hostsOf(text)]))]).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
});

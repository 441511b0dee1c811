import { languages, type Language } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { loadTables } from './tables.ts';

/** How a language sets its text; `\u00a0` and `\u202f` are spaces where no line breaks. */
interface Manner {
  /** A quotation, whole. */
  readonly quotation: RegExp;
  readonly percent: '' | '\u00a0';
  /** Whether it drops letters, and so writes an apostrophe. */
  readonly elides?: true;
  /** Whether a number and its unit stay on one line. */
  readonly bindsUnits?: true;
}

const english = /“[^“”]*”/gu;
const low = /„[^„“]*“/gu;
const lowHigh = /„[^„”]*”/gu;
const angles = /«[^«»\s][^«»]*»/gu;
const manners: Readonly<Record<Language, Manner>> = {
  vi: { quotation: english, percent: '' },
  en: { quotation: english, percent: '', elides: true },
  zh_cn: { quotation: english, percent: '' },
  pl: { quotation: lowHigh, percent: '', bindsUnits: true },
  de: { quotation: low, percent: '\u00a0', bindsUnits: true },
  fr: { quotation: /«\u00a0[^«»]*\u00a0»/gu, percent: '\u00a0', elides: true, bindsUnits: true },
  it: { quotation: angles, percent: '', elides: true, bindsUnits: true },
  es: { quotation: angles, percent: '\u00a0', bindsUnits: true },
  pt: { quotation: angles, percent: '', bindsUnits: true },
  // A quotation within another has low marks.
  ru: { quotation: /«(?:[^«»„“\s]|„[^„“]*“)(?:[^«»„“]|„[^„“]*“)*»/gu, percent: '\u00a0', bindsUnits: true },
  hu: { quotation: lowHigh, percent: '', bindsUnits: true },
  sv: { quotation: /”[^”]*”/gu, percent: '\u00a0', bindsUnits: true },
};

const units = 'USDT|USDC|VND|MB|Mo|МБ|ms|min|Min|Std|s|h|с|ч|мин|godz|tim';
const partingUnit = new RegExp(String.raw`[\d}] (?:\{(?:currency|base)\}|(?:${units})(?![\p{L}’]))`, 'u');

/** Signs that a text shows as themselves. */
const shown = [". ' -", '"12.5"'];
/** They also go out as text messages, whose short alphabet has no such spaces. */
const withoutBoundSpaces = new Set(['notices', 'sms']);

type Rule = readonly [fault: RegExp, what: string];
const everywhere: readonly Rule[] = [
  [/\s\s/, 'two spaces'],
  [/\s[,.)]| »|[(«] /, 'a space beside a sign'],
  [/\.\.\./, 'three dots instead of …'],
  [/ - /, 'a hyphen instead of a dash'],
  [/["'‘‚`´]/, 'a straight or foreign mark'],
];
const ofOne: Readonly<Partial<Record<Language, readonly Rule[]>>> = {
  fr: [
    [/(?<!\u202f)[;?!]/, 'no narrow space before ; ? !'],
    [/(?<!\u00a0):(?!\/\/|\d)/, 'no space before :'],
  ],
  zh_cn: [
    [/\p{Script=Han} ?[,.;:?!]|[,;:?!] ?\p{Script=Han}/u, 'a narrow sign beside a Chinese one'],
    // Formulas have narrow brackets.
    [/^(?!.*÷).*(?:\p{Script=Han} ?[()]|[()] ?\p{Script=Han})/u, 'narrow brackets'],
    [/ [，。；：？！、（）]|[，。；：？！、（）] /, 'a space beside a wide sign'],
  ],
};

function rulesFor(language: Language, kind: string): readonly Rule[] {
  const { percent, elides, bindsUnits } = manners[language];
  return [
    ...everywhere,
    [percent === '' ? /[\d}]\s%/ : new RegExp(`(?<!${percent})%`), 'the wrong space before %'],
    ...(elides === true ? [] : ([[/’/, 'an apostrophe']] as const)),
    ...(bindsUnits === true && !withoutBoundSpaces.has(kind)
      ? ([[partingUnit, 'a unit that may part from its number']] as const)
      : []),
    // The short alphabet of text messages leaves French a plain space before its signs.
    ...(kind === 'sms' ? [] : [[/ [;:?!]/, 'a space before a sign'] as const, ...(ofOne[language] ?? [])]),
  ];
}

/** The lines of a text as they are read: without what marks a bullet or a title, and without signs shown as such. */
function linesOf(text: string): string[] {
  const plain = shown.reduce((rest, sign) => rest.replaceAll(sign, '0'), text);
  return plain.split('\n').map((line) => line.trim().replace(/^(?:[-*]|#+(?: \d+\.)?) /, ''));
}

function faultsOf(language: Language, kind: string, text: string): string[] {
  const rules = rulesFor(language, kind);
  return linesOf(text).flatMap((line) => {
    const found = rules.filter(([fault]) => fault.test(line)).map(([, what]) => what);
    const unquoted = line.replaceAll(manners[language].quotation, '');
    return /[“”„«»‹›]/.test(unquoted) ? [...found, 'quotation marks of another language'] : found;
  });
}

/** Only the short words around a link go out as a text message. */
const mannerOf = (topic: string, key: string): string => (topic === 'freeze-link' && key === 'short' ? 'sms' : topic);

test.each(Object.entries(await loadTables()))('%s are set as each language sets its text', (kind, tables) => {
  const faults = languages.flatMap((language) =>
    [...(tables[language] ?? [])].flatMap(([key, text]) =>
      faultsOf(language, mannerOf(kind, key), text).map(
        (what) => `${language} ${key}: ${what}: ${text.trim().slice(0, 60)}`,
      ),
    ),
  );
  expect(faults).toEqual([]);
});

test.each<[Language, string]>([
  ['vi', 'Số tiền  {amount}'],
  ['vi', 'Tăng 5 %'],
  ['vi', 'Mục "Sao kê"'],
  ['en', "You can't"],
  ['en', 'Wait ...'],
  ['en', 'Sent - and booked'],
  ['zh_cn', '您好,世界'],
  ['zh_cn', '金额:{amount}'],
  ['zh_cn', '您的余额(可用)'],
  ['zh_cn', '您好， 世界'],
  ['pl', 'Strona „Saldo“'],
  ['pl', 'Zysk 5\u00a0%'],
  ['pl', 'Zostało {seconds} s'],
  ['de', 'Gewinn 5%'],
  ['de', 'Die Seite „Saldo”'],
  ['de', 'Von {min} bis {max} USDT'],
  ['de', 'Verfügbar: {amount} {currency}'],
  ['fr', '8 Mo au plus'],
  ['fr', 'Combien ?'],
  ['fr', 'Combien?'],
  ['fr', 'Solde : {amount}'],
  ['fr', 'La page «Solde»'],
  ['fr', 'Gain de {rate}%'],
  ['it', "Un po' di tempo"],
  ['it', 'La pagina “Saldo”'],
  ['it', 'Ancora {seconds} s'],
  ['es', 'Ganancia del 5%'],
  ['es', 'Quedan {seconds} s'],
  ['pt', 'O d’água'],
  ['pt', 'Restam {seconds} s'],
  ['ru', 'Страница „Счёт“'],
  ['ru', 'Прибыль 5%'],
  ['ru', 'Осталось {seconds} с'],
  ['hu', 'A „Számla“ oldal'],
  ['hu', 'Az összeg , amely'],
  ['hu', 'Díj: {fee} USDT'],
  ['sv', 'Sidan “Saldo”'],
  ['sv', 'Vinst 5%'],
  ['sv', '{seconds} s kvar'],
])('it is reported: %s %s', (language, text) => {
  expect(faultsOf(language, 'web', text)).not.toEqual([]);
});

test.each<[Language, string]>([
  ['fr', 'La page «\u00a0Solde\u00a0»\u00a0: https://a.b à 14:00, {rate}\u00a0%\u202f; l’un ou l’autre\u202f?'],
  ['zh_cn', '“余额”：1 ÷ (1 + 赔付率)\n## 1. 谁可以使用 Candor'],
  ['ru', 'Выберите «На экран „Домой“», прибыль 5\u00a0%'],
  ['de', '## 3. Titel\n- {rate}\u00a0% von „Saldo“, {max}\u00a0USDT'],
  ['en', '“Can’t”, such as "12.5"… 5%'],
])('what is set well is not reported: %s', (language, text) => {
  expect(faultsOf(language, 'web', text)).toEqual([]);
});

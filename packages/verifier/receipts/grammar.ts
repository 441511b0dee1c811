/** A receipt as its grammar reads it. */
export interface Facts {
  readonly kind: ReceiptKind;
  /** What was agreed, as one line, and its fields. */
  readonly termsText: string;
  readonly terms: readonly string[];
  /** A line by its first word. */
  readonly get: (name: string) => string;
}
export type ReceiptKind =
  | 'fast'
  | 'futures'
  | 'futures-open'
  | 'futures-close'
  | 'futures-pair'
  | 'spot'
  | 'spot-when'
  | 'exchange'
  | 'earn-income'
  | 'earn-redemption'
  | 'withdrawal';

const number = String.raw`\d+`;
const signed = String.raw`-?\d+`;
const word = String.raw`[^|\n]+`;
const flag = '(?: backfilled)?';
const tick = `(?:-|${number}@${number}=${number}${flag})`;
const mark = String.raw`(?:-|\w+#${number}@${number}=${number}${flag})`;
const maybe = `(?:-|${number})`;
const numbers = (count: number): string[] => Array.from({ length: count }, () => number);

const futuresTerms = [word, word, word, 'long|short', ...numbers(6)];
const spotTerms = [word, word, word, 'buy|sell', 'limit|market', maybe, ...numbers(4)];
/** Where there are tiers: the volume, the last of its days, and of each from which volume on, maker and taker. */
const tiers = String.raw`\|\d+\|(?:-|\d+)\|\d+:\d+:\d+(?:,\d+:\d+:\d+){1,9}`;
const dealLines = {
  mark,
  price: number,
  quantity: number,
  before: number,
  amount: number,
  fee: number,
  journal: number,
};
const role = '(?:maker|taker)';
const earnTerms = [word, word, word, number, 'lock-mining|wealth', word, ...numbers(3), 'daily|end', ...numbers(2)];

/** The lines of each kind in their order; the first are the terms with their fields. */
const grammars: Readonly<Record<ReceiptKind, { terms: readonly string[]; lines: Readonly<Record<string, string>> }>> = {
  fast: {
    terms: [word, word, word, 'up|down', number, number, number, number, `-|${number}~${number}`, number],
    lines: { entry: tick, exit: tick, result: 'win|lose|tie|void', profit: signed, journal: number },
  },
  futures: {
    terms: futuresTerms,
    lines: {
      margin: number,
      open: tick,
      close: tick,
      trigger: `(?:stopLoss|stopProfit|liquidation)=(?:-|${number})`,
      profit: signed,
      fee: number,
      paid: number,
      journal: number,
    },
  },
  'futures-open': {
    terms: futuresTerms,
    lines: { limit: maybe, asked: maybe, mark: tick, price: number, margin: number, fee: number, journal: number },
  },
  'futures-close': {
    terms: futuresTerms,
    lines: {
      margin: number,
      limit: maybe,
      open: tick,
      asked: number,
      close: tick,
      reason: '(?:user|reverse)',
      profit: signed,
      fee: number,
      paid: number,
      kept: number,
      journal: number,
    },
  },
  'futures-pair': {
    terms: [word, word, word, 'long|short', ...numbers(3), word, ...numbers(2)],
    lines: {
      margin: number,
      'other-margin': number,
      limit: maybe,
      open: tick,
      'other-limit': maybe,
      'other-open': tick,
      asked: number,
      close: tick,
      profit: signed,
      fee: number,
      paid: number,
      journal: number,
    },
  },
  spot: { terms: spotTerms, lines: { role, ...dealLines } },
  'spot-when': {
    terms: [...spotTerms, 'gtc|ioc|fok|maker', 'rising|falling|-', `${maybe}(?:${tiers})?`],
    lines: { role, trigger: mark, ...dealLines },
  },
  'earn-income': {
    terms: earnTerms,
    lines: { from: number, to: number, due: number, settled: number, income: number, journal: number },
  },
  'earn-redemption': {
    terms: earnTerms,
    lines: { ended: number, penalty: number, returned: number, income: number, journal: number },
  },
  withdrawal: {
    terms: [word, word, word, ...numbers(2), 'chain|bank', maybe, number],
    lines: { fee: number, expected: number, vnd: maybe, journal: number },
  },
  exchange: {
    terms: [word, word, word, word, number, word, mark, mark, ...numbers(7)],
    lines: {
      source: word,
      from: mark,
      to: mark,
      'from-at-execution': mark,
      'to-at-execution': mark,
      rate: number,
      gross: number,
      fee: number,
      obtainable: number,
      executed: number,
      journal: number,
    },
  },
};

const isKind = (text: string): text is ReceiptKind => Object.hasOwn(grammars, text);
/** What a receipt says it is of, whether it is well written or not; null for what is not known here. */
export function kindOf(content: string): ReceiptKind | null {
  const kind = /^terms ([\w-]+)\|/.exec(content)?.[1] ?? '';
  return isKind(kind) ? kind : null;
}

/** @returns null for what is not written as its kind is: a line more, fewer or elsewhere, or what is no number */
export function factsOf(content: string): Facts | null {
  const kind = kindOf(content);
  if (kind === null) return null;
  const { terms, lines } = grammars[kind];
  const body = Object.entries(lines).map(([name, text]) => `${name} (?:${text})`);
  const head = `terms ${kind}\\|${terms.map((text) => `(?:${text})`).join('\\|')}`;
  if (!new RegExp(`^${[head, ...body].join('\n')}$`).test(content)) return null;
  const found = new Map(content.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line]));
  const get = (name: string): string => found.get(name)?.slice(name.length + 1) ?? '';
  const termsText = get('terms');
  return { kind, termsText, terms: termsText.split('|'), get };
}

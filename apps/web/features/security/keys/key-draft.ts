/** What a key may trade, beside reading. */
export const markets = ['spot', 'futures', 'fast'] as const;
export type Market = (typeof markets)[number];

/** What is typed to make a key. */
export type KeyDraft = {
  name: string;
  /** What it may trade, divided by blanks. */
  trades: string;
  days: string;
  /** Divided by commas, blanks or lines. */
  addresses: string;
  /** PEM of an Ed25519 key; empty for a shared secret. */
  publicKey: string;
  fundPasswd: string;
  totp: string;
};

export const emptyDraft: KeyDraft = {
  name: '',
  trades: '',
  days: '90',
  addresses: '',
  publicKey: '',
  fundPasswd: '',
  totp: '',
};

export const tradesIn = ({ trades }: Pick<KeyDraft, 'trades'>): Market[] =>
  markets.filter((market) => trades.split(' ').includes(market));

/** With a market, or without it. */
export const toggled = (draft: Pick<KeyDraft, 'trades'>, market: Market): string => {
  const now = tradesIn(draft);
  return markets.filter((one) => (one === market) !== now.includes(one)).join(' ');
};

type Issues = Partial<Record<keyof KeyDraft, string>>;

export const keyIssues = ({ name, fundPasswd, totp }: KeyDraft, required: string): Issues => ({
  ...(name.trim() === '' ? { name: required } : {}),
  ...(fundPasswd === '' ? { fundPasswd: required } : {}),
  ...(totp !== '' && totp.trim() === '' ? { totp: required } : {}),
});

const pemHead = '-----BEGIN PUBLIC KEY-----';
const pemFoot = '-----END PUBLIC KEY-----';

/** A field of one line loses the line breaks that PEM needs; the key alone is taken too. */
function pemOf(text: string): string {
  const bare = text.replace(pemHead, '').replace(pemFoot, '').replace(/\s/g, '');
  return `${pemHead}\n${bare}\n${pemFoot}\n`;
}

/** What is sent of it. */
export const keyBody = ({ name, trades, days, addresses, publicKey, fundPasswd, totp }: KeyDraft) => ({
  name: name.trim(),
  rights: ['read' as const, ...tradesIn({ trades })],
  addresses: addresses.split(/[\s,;]+/).filter((address) => address !== ''),
  days: Number(days),
  fundPasswd,
  ...(publicKey.trim() === '' ? {} : { publicKey: pemOf(publicKey.trim()) }),
  ...(totp.trim() === '' ? {} : { totp: totp.trim() }),
});

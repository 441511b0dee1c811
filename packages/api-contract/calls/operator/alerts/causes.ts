/** Why operators are alerted. */
export const alertCauses = [
  'deadline-near',
  'queue-age',
  'reserve-high',
  'feed-fault',
  'withdrawal-unknown',
  'invariant-failed',
  'server-fault',
  'chain-silent',
  'commission-due',
  'big-win',
  'operator-device',
  'alerts-changed',
] as const;
export type AlertCause = (typeof alertCauses)[number];

/** What happens once and has no end of its own: open until somebody has taken note. */
export const onceCauses: readonly AlertCause[] = ['big-win', 'operator-device', 'alerts-changed'];

/** From where on something is a cause: minutes, per cent, seconds or USDT; the others have no bound. */
export const alertBounds = {
  /** Minutes before the promise of a withdrawal is broken. */
  'deadline-near': { initial: 60, most: 1_440 },
  /** Minutes for which the oldest of a queue has waited. */
  'queue-age': { initial: 120, most: 10_080 },
  /** Per cent of a reserve that are held, or of a limit that are used. */
  'reserve-high': { initial: 80, most: 100 },
  /** Seconds without a mark. */
  'feed-fault': { initial: 10, most: 3_600 },
  /** Minutes for which the chain was not read to its end. */
  'chain-silent': { initial: 5, most: 1_440 },
  /** USDT that one journal pays from a house of trading. */
  'big-win': { initial: 1_000, most: 1_000_000_000 },
} as const satisfies Partial<Record<AlertCause, { readonly initial: number; readonly most: number }>>;
export type BoundedCause = keyof typeof alertBounds;

export const channelKinds = ['mail', 'push', 'webhook', 'telegram'] as const;
export type ChannelKind = (typeof channelKinds)[number];

import { directionOf, signedPercent } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import type { PublicProof } from '@candor/verifier/proof-card.ts';
import { pairText, priceIn } from '../quotes/words.ts';

/** What page and picture say of a shared order, in words. */
export interface ProofWords {
  readonly pair: string;
  /** `Up · 60s`, `Long · 20×`. */
  readonly terms: string;
  readonly result: string;
  readonly tone: 'up' | 'down' | 'flat';
  /** What the result is a part of. */
  readonly of: string;
  readonly why: string;
  /** Named prices with their moments. */
  readonly entry: { readonly name: string; readonly price: string; readonly at: number | null };
  readonly exit: { readonly name: string; readonly price: string; readonly at: number | null };
}

type FastProof = Extract<PublicProof, { contractType: 'fast' }>;
type FuturesProof = Extract<PublicProof, { contractType: 'futures' }>;
type Tick = FuturesProof['open'];

function whyFast({ symbol, result, direction, entry, exit }: FastProof): string {
  if (result === 'void') return t(exit === null && entry !== null ? 'fast.whyNoExit' : 'proof.voidNoEntry');
  const prices = { entry: priceIn(symbol, entry?.price), exit: priceIn(symbol, exit?.price) };
  if (result === 'tie') return t('fast.whyEqual', prices);
  return (result === 'win') === (direction === 'up') ? t('fast.whyAbove', prices) : t('fast.whyBelow', prices);
}

const reasons: Record<Exclude<FuturesProof['reason'], 'user' | 'reverse'>, PlainKey> = {
  stopProfit: 'futures.takeProfit',
  stopLoss: 'futures.stopLoss',
  liquidation: 'futures.reasonLiquidation',
};

const end = (symbol: string, name: PlainKey, tick: Tick | null) => ({
  name: t(name),
  price: priceIn(symbol, tick?.price),
  at: tick?.time ?? null,
});

function fastWords(proof: FastProof) {
  const { symbol, direction, seconds, entry, exit } = proof;
  return {
    terms: `${t(direction === 'up' ? 'fast.up' : 'fast.down')} · ${t('fast.seconds', { seconds })}`,
    of: t('proof.ofStake'),
    why: whyFast(proof),
    entry: end(symbol, 'fast.entry', entry),
    exit: end(symbol, 'fast.exit', exit),
  };
}

function whyClosed({ symbol, reason, trigger, close }: FuturesProof): string {
  if (reason === 'user' || reason === 'reverse')
    return t('proof.closedByOwner', { price: priceIn(symbol, close.price) });
  return t('proof.closedAt', { reason: t(reasons[reason]), price: priceIn(symbol, trigger) });
}

function futuresWords(proof: FuturesProof) {
  const { symbol, direction, lever, open, close } = proof;
  return {
    terms: `${t(direction === 'long' ? 'futures.long' : 'futures.short')} · ${lever}×`,
    of: t('proof.ofMargin'),
    why: whyClosed(proof),
    entry: end(symbol, 'futures.entry', open),
    exit: end(symbol, 'futures.closePrice', close),
  };
}

export function wordsOf(proof: PublicProof): ProofWords {
  const result = signedPercent(proof.returnRate);
  const own = proof.contractType === 'fast' ? fastWords(proof) : futuresWords(proof);
  return { pair: pairText(proof.symbol), result, tone: directionOf(result), ...own };
}

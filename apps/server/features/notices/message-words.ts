import type { Language } from '@candor/api-contract/languages.ts';
import { listingOf } from '@candor/core/market/catalogue.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import type { MessageKind } from '../../engine/rows/messages.ts';
import { fillWith } from '../../i18n/fill.ts';
import { priceText } from '../../market/tickers.ts';
import { namelessDevice } from '../../proofs/devices/device-seen.ts';
import { noticeWords } from '../../words/notices/index.ts';
import { reasonIn } from '../../words/refusals/index.ts';

type Params = Readonly<Record<string, string>>;
const prices = ['price', 'mark', 'stop'] as const;

/**
 * What a message fills its words with, as people write it: the pair with its stroke, prices with all decimals of their
 * symbol.
 */
function shownParams(params: Params): Params {
  const listing = listingOf(params['symbol'] ?? '');
  if (listing === undefined) return params;
  const shown = prices.flatMap((name): [string, string][] => {
    const units = parseDecimal(params[name] ?? '', priceScale);
    return units === null ? [] : [[name, priceText(price(units), listing)]];
  });
  return { ...params, symbol: `${listing.base}/${listing.quote}`, ...Object.fromEntries<string>(shown) };
}

/** What a message says in a language, in the app, on the lock screen and in a mail alike. */
export function messageWords(
  { kind, params }: { readonly kind: MessageKind; readonly params: Params },
  language: Language,
): { readonly title: string; readonly text: string } {
  const { messages, unknownDevice } = noticeWords[language];
  const { title, text } = messages[kind];
  const { device, reason } = params;
  const known = {
    ...params,
    ...(device === namelessDevice ? { device: unknownDevice } : {}),
    ...(reason === undefined ? {} : { reason: reasonIn(language, reason) }),
  };
  return { title, text: fillWith(text, shownParams(known), language) };
}

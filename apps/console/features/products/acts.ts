import type { Of } from '../../decisions/kinds.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask, type Field, type Values } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';
import type { Product } from './products.tsx';

const w = words.products;
type Terms = Of<'product-change'>['product'];
export type Texts = NonNullable<Of<'product-change'>['texts']>;
const reason = reasonField(words.app.auditReads);
const proposeTerms = (product: Terms, why: string) => propose({ kind: 'product-change', product, reason: why });

const fieldsOf = (product: Product | null): readonly Field[] => [
  ...(product === null
    ? [
        { name: 'productId', label: w.product, help: w.idHelp },
        {
          name: 'kind',
          label: w.fields.kind,
          kind: 'select' as const,
          initial: 'lock-mining',
          options: Object.entries(w.kinds).map(([value, label]) => ({ value, label })),
        },
        { name: 'currencyCode', label: w.fields.currencyCode, initial: 'USDT' },
      ]
    : []),
  { name: 'dailyRate', label: w.fields.dailyRate, initial: product?.dailyRate ?? '', unit: '%', help: w.rateHelp },
  { name: 'penaltyRate', label: w.fields.penaltyRate, initial: product?.penaltyRate ?? '', unit: '%' },
  { name: 'days', label: w.fields.days, initial: String(product?.days ?? '') },
  {
    name: 'dividend',
    label: w.fields.dividend,
    kind: 'select',
    initial: product?.dividend ?? 'daily',
    options: Object.entries(w.dividends).map(([value, label]) => ({ value, label })),
  },
  { name: 'minAmount', label: w.fields.minAmount, initial: product?.minAmount ?? '' },
  { name: 'maxAmount', label: w.fields.maxAmount, initial: product?.maxAmount ?? '' },
  reason,
];

const termsOf = (values: Values, product: Product | null): Terms => ({
  productId: product?.productId ?? values['productId'] ?? '',
  kind: (product?.kind ?? values['kind']) === 'wealth' ? 'wealth' : 'lock-mining',
  currencyCode: product?.currencyCode ?? values['currencyCode'] ?? '',
  dailyRate: values['dailyRate'] ?? '',
  penaltyRate: values['penaltyRate'] ?? '',
  days: values['days'] ?? '',
  dividend: values['dividend'] === 'end' ? 'end' : 'daily',
  minAmount: values['minAmount'] ?? '',
  maxAmount: values['maxAmount'] ?? '',
  example: product?.example ?? false,
  paused: product?.paused ?? false,
});

/** The terms of a product as they are, to be sent again with one thing changed. */
const same = (product: Product): Terms => {
  const { version: _, pool: __, kind, dividend, ...rest } = product;
  return {
    ...rest,
    kind: kind === 'wealth' ? 'wealth' : 'lock-mining',
    dividend: dividend === 'end' ? 'end' : 'daily',
  };
};

export const newProduct: Ask = {
  ...w.create,
  fields: fieldsOf(null),
  send: (values) => proposeTerms(termsOf(values, null), values['reason'] ?? ''),
};
export const changeOf = (product: Product): Ask => ({
  ...w.change,
  fields: fieldsOf(product),
  send: (values) => proposeTerms(termsOf(values, product), values['reason'] ?? ''),
});
export const pauseOf = (product: Product): Ask => ({
  ...(product.paused ? w.resume : w.pause),
  fields: [reason],
  send: (values) => proposeTerms({ ...same(product), paused: !product.paused }, values['reason'] ?? ''),
});
export const fundOf = ({ productId, currencyCode }: Product): Ask => ({
  ...w.fund,
  fields: [{ name: 'amount', label: w.amount, unit: currencyCode }, reason],
  send: ({ amount = '', reason: why = '' }) => propose({ kind: 'pool-funding', productId, amount, reason: why }),
});
export const textsOf = (product: Product, texts: Texts): Ask => ({
  ...w.texts,
  fields: [reason],
  send: (values) => propose({ kind: 'product-change', product: same(product), texts, reason: values['reason'] ?? '' }),
});

import type { CallSent } from '@candor/api-contract/index.ts';
import { call } from '../../client/call.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import { locale } from '../../locales/language.ts';
import { words } from '../../locales/words.ts';

export type Product = CallSent<'POST /operator/countries/set'>['body']['product'];
const w = words.countries;
export const products = Object.keys(w.products) as Product[];
export const names = new Intl.DisplayNames([locale], { type: 'region' });
const reason = reasonField(words.app.auditReads);

/** Offers a product in a country, which takes two, or stops offering it, which doesn't. */
export const changeOf = (country: string, product: Product, enabled: boolean): Ask => ({
  title: w.change(w.products[product], names.of(country) ?? country, enabled),
  happens: enabled ? w.onHappens : w.offHappens,
  confirm: enabled ? w.on : w.off,
  danger: !enabled,
  done: w.done,
  fields: [reason],
  send: (values) =>
    enabled
      ? propose({ kind: 'country-on', country, product, reason: values['reason'] ?? '' })
      : call('POST /operator/countries/set', {
          body: { country, product, enabled, reason: values['reason'] ?? '' },
        }),
});

/** Offers a product in a country that is not listed yet. */
export const adding: Ask = {
  ...w.add,
  fields: [
    { name: 'country', label: w.country, help: w.countryHelp },
    {
      name: 'product',
      label: w.product,
      kind: 'select',
      initial: 'fast',
      options: products.map((value) => ({ value, label: w.products[value] })),
    },
    reason,
  ],
  send: (values) =>
    propose({
      kind: 'country-on',
      country: (values['country'] ?? '').toUpperCase(),
      product: products.find((one) => one === values['product']) ?? 'fast',
      reason: values['reason'] ?? '',
    }),
};

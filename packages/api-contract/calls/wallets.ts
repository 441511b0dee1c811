import { z } from 'zod';
import { declare } from '../call.ts';
import { currencyCode, fileId, instant, nothing, opaqueId, pageOf, pageQuery } from '../scalars.ts';

const group = 'Bank cards, verification, wallets';

export const wallet = z.object({
  id: z.string(),
  currencyCode: z.string(),
  chain: z.string(),
  address: z.string(),
  /** Id of the uploaded image. */ qrImage: z.string(),
  createTime: instant,
  /**
   * From when it can be withdrawn to: a day later for one that was added while only saved wallets are allowed, and for
   * each one with real money, unless a withdrawal has arrived there before.
   */
  usableTime: instant,
});
const rule = {
  /** Withdrawals go to saved wallets only. */ savedOnly: z.boolean(),
  /** When that ends, if it was switched off. */ savedOnlyEndTime: instant.nullable(),
};

export const walletCalls = declare({
  'GET /playerWallet/page': {
    group,
    summary: 'The own wallet addresses, newest first',
    access: 'session',
    query: z.strictObject({ currencyCode: currencyCode.optional(), ...pageQuery }),
    answer: pageOf(wallet).extend(rule),
  },
  'POST /playerWallet/add': {
    group,
    summary: 'Save a wallet address; a message tells its owner',
    access: 'session',
    body: z.strictObject({
      currencyCode,
      chain: z.string({ error: 'chain-unknown' }).regex(/^[A-Z0-9]{2,12}$/, 'chain-unknown'),
      address: z.string({ error: 'address-invalid' }).max(128, 'address-invalid'),
      qrImage: fileId,
    }),
    answer: wallet,
  },
  'POST /playerWallet/delete': {
    group,
    summary: 'Forget an own wallet address',
    access: 'session',
    body: z.strictObject({ id: opaqueId }),
    answer: nothing,
  },
  'POST /playerWallet/savedOnly': {
    group,
    summary: 'Restrict withdrawals to saved wallets at once, or end that after 24 hours',
    access: 'session',
    addition: true,
    body: z.strictObject({ on: z.boolean({ error: 'field-invalid' }) }),
    answer: z.object(rule),
  },
});

export const currencyTypeCalls = declare({
  'GET /currencyType/list': {
    group: 'Common',
    summary: 'Currencies whose addresses can be saved, and their chains',
    access: 'session',
    answer: z.array(z.object({ currencyCode: z.string(), chains: z.array(z.string()) })),
  },
});

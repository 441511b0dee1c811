import { bankCardContext, cardHolderContext } from '../destinations/card-store.ts';
import { totpContext } from '../features/operators/auth/login.ts';
import { verificationContext } from '../identity/store.ts';
import { logSeedsContext } from '../log/keys.ts';
import { marketSeedContext } from '../market/simulated/market-seed.ts';
import { channelContext } from '../pager/channels.ts';
import { programKeyContext } from '../programs/keys/key-store.ts';
import { customerTotpContext } from '../proofs/customer-totp.ts';
import { pushKeyContext } from '../push/vapid.ts';
import { lineContext } from '../features/operators/books/bank/line-rows.ts';
import { accessBeforeContext, accessRequestContext } from '../recovery/store.ts';
import type { SealedColumn } from '../secrets/reseal.ts';
import { depositFormContext } from '../transactions/deposit-form.ts';

/** Every column whose texts lie sealed, with the context of each row. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'verification',
    column: 'sealed',
    keys: ['user_id', 'level'],
    contextOf: ({ user_id = '', level }) => verificationContext(user_id, level === 'advanced' ? 'advanced' : 'primary'),
  },
  {
    table: 'deposit_form',
    column: 'sealed',
    keys: ['order_no'],
    more: { user_id: '(select d.user_id from deposit d where d.order_no = t.order_no)' },
    contextOf: ({ order_no = '', user_id = '' }) => depositFormContext(order_no, user_id),
  },
  {
    table: 'customer_totp',
    column: 'sealed',
    keys: ['user_id'],
    contextOf: ({ user_id = '' }) => customerTotpContext(user_id),
  },
  { table: 'operator', column: 'totp_secret', keys: ['id'], contextOf: ({ id = '' }) => totpContext(id) },
  {
    table: 'card_holder',
    column: 'sealed_name',
    keys: ['user_id'],
    contextOf: ({ user_id = '' }) => cardHolderContext(user_id),
  },
  {
    table: 'bank_card',
    column: 'sealed',
    keys: ['id'],
    more: { user_id: 't.user_id' },
    contextOf: ({ id = '', user_id = '' }) => bankCardContext(id, user_id),
  },
  {
    table: 'access_request',
    column: 'sealed',
    keys: ['id'],
    contextOf: ({ id = '' }) => accessRequestContext(id),
  },
  {
    table: 'access_request',
    column: 'before_sealed',
    keys: ['id'],
    contextOf: ({ id = '' }) => accessBeforeContext(id),
  },
  {
    table: 'program_key',
    column: 'sealed',
    keys: ['id'],
    more: { user_id: 't.user_id' },
    contextOf: ({ id = '', user_id = '' }) => programKeyContext(id, user_id),
  },
  { table: 'push_key', column: 'private_key_sealed', keys: ['id'], contextOf: () => pushKeyContext },
  { table: 'pager_channel', column: 'sealed', keys: ['id'], contextOf: ({ id = '' }) => channelContext(id) },
  { table: 'public_log', column: 'seeds_sealed', keys: ['id'], contextOf: ({ id = '' }) => logSeedsContext(id) },
  {
    table: 'log_key',
    column: 'seeds_sealed',
    keys: ['log', 'number'],
    contextOf: ({ log = '', number = '' }) => logSeedsContext(log, number),
  },
  { table: 'bank_line', column: 'sealed', keys: ['id'], contextOf: ({ id = '' }) => lineContext(id) },
  { table: 'market_seed', column: 'secret_sealed', keys: ['id'], contextOf: () => marketSeedContext },
];

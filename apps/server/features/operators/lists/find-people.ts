import { isIP } from 'node:net';
import { beginning, condition, type Condition } from '../../../db/narrowing/conditions.ts';
import { sourceOf } from '../../../http/limits.ts';
import { networkOf } from '../../../proofs/devices/device-seen.ts';

/** So many of each kind at most: who types one letter wants to type a second one. */
const perWay = 1_000;
const phoneDigitsAtLeast = 3;
/** Fewer could be the end of anybody's number. */
const phoneEndAtLeast = 6;

function byPhone(text: string): Condition[] {
  const digits = text.replace(/[\s()+.-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < phoneDigitsAtLeast) return [];
  // As it is dialled at home, a number begins with a zero in place of the country.
  const end = digits.replace(/^0/, '').split('').toReversed().join('');
  return [
    condition('select id from customer where phone like $1', beginning(`+${digits}`)),
    ...(end.length < phoneEndAtLeast
      ? []
      : [condition('select id from customer where reverse(phone) like $1', beginning(end))]),
  ];
}

function byAddress(text: string): Condition[] {
  if (isIP(text) === 0) return [];
  return [
    condition('select user_id from session where network = $1', networkOf(text)),
    condition('select customer_id from security_event where source = $1', sourceOf(text)),
  ];
}

/** A device as it is shown, with its network or without; and the network. */
const byDevice = (text: string): Condition[] => [
  condition('select user_id from session where device = $1', text),
  condition("select user_id from session where device || ' · ' || network = $1", text),
  ...(/\*|::$/.test(text) ? [condition('select user_id from session where network = $1', text)] : []),
];

/** Ways to find customers by what stands on a screen, each one look into an index. */
const waysTo = (text: string, nameKey: string | undefined): Condition[] => [
  condition('select id from customer where id = $1', text),
  condition('select id from customer where account_key like $1', beginning(text.toLowerCase())),
  condition('select id from customer where email like $1', beginning(text.toLowerCase())),
  condition('select id from customer where lower(nick_name) like $1', beginning(text.toLowerCase())),
  condition('select id from customer where invite_code = $1', text),
  condition('select user_id from wallet where address = $1', text),
  condition('select user_id from chain_address where address = $1', text),
  ...byPhone(text),
  ...byAddress(text),
  ...byDevice(text),
  ...(nameKey === undefined ? [] : [condition('select user_id from verification where name_key = $1', nameKey)]),
];

/**
 * Whose column it is whom a text finds: by id, invite code, address, IP or device exactly, by account, email, nickname
 * or phone as it begins, by phone also as it is dialled.
 * @param column of the id of a customer @param nameKey of the text as the name that was handed in
 */
export function ofPeople(column: string, text: string, nameKey?: string): Condition {
  const params: unknown[] = [];
  const parts = waysTo(text, nameKey).map(({ sql, params: own }) => {
    params.push(...own);
    return `(${sql.replace('$1', `$${params.length}`)} limit ${perWay})`;
  });
  return { sql: `${column} = any (array(${parts.join(' union ')}))`, params };
}

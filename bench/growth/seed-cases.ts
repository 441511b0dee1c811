import { usdt } from '@candor/core/money/currencies.ts';
import type { Database, Statement } from '../../apps/server/db/database.ts';
import { nameKey } from '../../apps/server/identity/name-key.ts';
import { sealVerification } from '../../apps/server/identity/store.ts';
import { secretsOf } from '../../apps/server/secrets/secrets.ts';
import { depositFormContext } from '../../apps/server/transactions/deposit-form.ts';
import { post } from './post.ts';

/** With which the seeded papers are sealed. */
export const sealedWith = 'a1'.repeat(32);
const secrets = secretsOf(Buffer.from(sealedWith, 'hex'));

export interface Cases {
  /** Of which there may be cases: the first ones have some of each kind. */
  readonly customers: number;
  /** The id of the first one; the others count on from it. */
  readonly firstCustomer: number;
  /** How many wait for an operator, of all kinds together. */
  readonly open: number;
  /** Nothing that moves money is older. */
  readonly from: number;
  readonly now: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const sealedAtOnce = 5_000;
const auditedAtOnce = 20_000;
/** What of the open cases each kind is. */
const shares = { deposits: 0.3, withdrawals: 0.25, verifications: 0.2, conversations: 0.2, proposals: 0.05 };
/** So many have ended for each that is open. */
const ended = { deposits: 1, withdrawals: 9, verifications: 5, conversations: 8, proposals: 9 };
/** What operators have done for each open case, and how often somebody was refused. */
const besides = { acts: 2, refusals: 3, sessions: 3 };

interface Numbers {
  readonly open: number;
  readonly all: number;
  /** Epoch ms of the number n, ascending, as SQL. */
  readonly at: string;
}

/** How many of a kind, spread over a time; no customer has two. */
function numbers({ customers, open }: Cases, kind: keyof typeof shares, from: number, to: number): Numbers {
  const waiting = Math.min(customers, Math.round(open * shares[kind]));
  const all = Math.min(customers, waiting * (1 + ended[kind]));
  return { open: waiting, all, at: `${from}::bigint + n * ${Math.max(1, Math.floor((to - from) / Math.max(1, all)))}` };
}

/** Two operators, and all that waits for them or has been done by them, as the guards of the tables allow. */
export async function seedCases(db: Database, cases: Cases): Promise<void> {
  const { patient } = db;
  const requests = [...operators(cases), ...deposits(cases), ...withdrawals(cases)];
  await patient.batch([...requests.map((sql) => ({ sql })), ...withdrawalJournals()]);
  await seal(db, cases);
  await patient.batch([...conversations(cases), ...proposals(cases), ...people(cases)].map((sql) => ({ sql })));
  const acts = cases.open * besides.acts;
  for (let from = 0; from < acts; from += auditedAtOnce)
    await patient.query(audit(cases, from, Math.min(acts, from + auditedAtOnce), acts));
}

const userOf = ({ firstCustomer }: Cases): string => `(${firstCustomer}::bigint + n)::text`;
const hash = (text: string): string => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

const operators = ({ now }: Cases): string[] =>
  ['maker', 'checker'].map(
    (name) => `insert into operator (id, name, name_key, role, password_hash, password_own, totp_secret, totp_enrolled,
      created_at) values ('${name}', '${name}', '${name}', 'finance', '', true, '', true, ${now - dayMs})`,
  );

/** Requests in USDT and by bank, the last ones open; of those that have ended most were refused. */
function deposits(cases: Cases): string[] {
  const { open, all, at } = numbers(cases, 'deposits', cases.now - dayMs, cases.now - hourMs / 60);
  const isOpen = `n >= ${all - open}`;
  const isBank = 'n % 5 < 2';
  const status = `case when ${isOpen} then 'requested' when n % 3 = 0 then 'cancelled' else 'rejected' end`;
  return [
    `insert into deposit (order_no, user_id, way, currency, amount, claimed_txid, vnd_rate, rate_until, requested_at,
        status, credited, bonus, reason, finished_at)
      select 'r' || n, ${userOf(cases)}, case when ${isBank} then 'vnd' else 'usdt' end,
        case when ${isBank} then 'VND' else 'USDT' end,
        case when ${isBank} then 1000000 + n else ${usdt('100')} + n * 1000 end,
        case when ${isBank} then null else ${hash("'claimed' || n")} end, case when ${isBank} then 2630000000000 end,
        case when ${isBank} then ${at} + ${hourMs} end, ${at}, ${status}, 0, 0,
        case when ${status} = 'rejected' then 'no such transfer' end, case when not ${isOpen} then ${at} + 1000 end
      from generate_series(0::bigint, ${all - 1}) as n`,
    `insert into transaction_event (order_no, status, time)
      select order_no, 'requested', requested_at from deposit where order_no like 'r%' and way <> 'chain'`,
  ];
}

/** To addresses and to cards; those that have ended are paid but for one in twenty. */
function withdrawals(cases: Cases): string[] {
  const { open, all, at } = numbers(cases, 'withdrawals', cases.from, cases.now - hourMs / 60);
  const isOpen = `n >= ${all - open}`;
  const isBank = 'n % 10 < 3';
  const waits = `(array['requested', 'requested', 'requested', 'approved', 'sending', 'unknown'])[n % 6 + 1]`;
  const status = `case when ${isOpen} then ${waits} when n % 20 = 0 then 'rejected' else 'success' end`;
  return [
    `create temporary table asked on commit drop as select n, ${userOf(cases)} as user_id, ${at} as at,
        (100 + n % 4000) * ${usdt('1')}::numeric as amount, ${isBank} as bank, ${status} as status
      from generate_series(0::bigint, ${all - 1}) as n`,
    `insert into withdrawal (order_no, user_id, currency, amount, fee, expected, way, chain, address, bank_card_id,
        bank_name, card_no, vnd_rate, vnd_amount, platform_day, requested_at, deadline, status, txid, reason,
        finished_at)
      select 'w' || n, user_id, 'USDT', amount, amount / 100, amount - amount / 100,
        case when bank then 'bank' else 'chain' end, case when not bank then 'TRC20' end,
        case when not bank then 'T' || left(${hash("'to' || n")}, 33) end, case when bank then 'card' || n end,
        case when bank then 'Vietcombank' end, case when bank then '•••• 1234' end,
        case when bank then 2630000000000 end, case when bank then (amount - amount / 100) / 1000000 * 26300 end,
        (at + 3600000) / 86400000, at, at + ${dayMs}, status,
        case when status in ('sending', 'success') then ${hash("'paid' || n")} end,
        case when status = 'rejected' then 'not your card' end,
        case when status in ('success', 'rejected') then at + 60000 end
      from asked`,
    `insert into transaction_event (order_no, status, time) select 'w' || n, 'requested', at from asked`,
    `insert into transaction_event (order_no, status, time, approval)
      select 'w' || n, status, at + 60000, 'operator:maker' from asked where status <> 'requested'`,
  ];
}

function withdrawalJournals(): Statement[] {
  const journals = `select a.n::text, each.kind, 'w' || a.n, a.at + each.after from asked a, lateral (values
      ('withdrawal-hold', 0, true), ('withdrawal', 60000, a.status = 'success'),
      ('withdrawal-fee', 60000, a.status = 'success'), ('withdrawal-release', 60000, a.status = 'rejected'))
      each (kind, after, has) where each.has order by 4, 2`;
  const of = (kind: string): string => `from new_journal j join asked a on a.n::text = j.name where j.kind = '${kind}'`;
  const paid = (kind: string, to: string, amount: string): string => `
    select j.id, 0, a.user_id, 1, 0, -${amount} ${of(kind)}
    union all select j.id, 1, '${to}', 0, ${amount}, 0 ${of(kind)}`;
  const lines = [
    `select j.id, 0, a.user_id, 1, -amount, amount ${of('withdrawal-hold')}`,
    paid('withdrawal', 'world', '(amount - amount / 100)'),
    paid('withdrawal-fee', 'fees', '(amount / 100)'),
    `select j.id, 0, a.user_id, 1, amount, -amount ${of('withdrawal-release')}`,
  ].join(' union all ');
  const receipts = `insert into receipt (order_no, journal_id, time, content)
    select reference, id, time, 'terms withdrawal|' || reference from new_journal where kind = 'withdrawal-hold'`;
  return [...post(journals, lines), { sql: receipts }];
}

/** Papers and forms, each sealed for whose they are. */
async function seal(db: Database, cases: Cases): Promise<void> {
  const { open, all } = numbers(cases, 'verifications', 0, 0);
  const step = Math.floor((30 * dayMs) / Math.max(1, all));
  for (let from = 0; from < all; from += sealedAtOnce) {
    const rows = Array.from({ length: Math.min(sealedAtOnce, all - from) }, (_, n) =>
      paperOf(cases, from + n, all - open, step),
    );
    await db.patient.query(
      `insert into verification (user_id, level, status, reason, sealed, document_key, name_key, submitted_at,
          decided_at, decided_by)
        select user_id, 'primary', status, reason, sealed, document_key, name_key, submitted_at, decided_at, decided_by
        from json_to_recordset($1) as r (user_id text, status text, reason text, sealed text, document_key text,
          name_key text, submitted_at bigint, decided_at bigint, decided_by text)`,
      [JSON.stringify(rows)],
    );
  }
  const forms = await db.patient.query<{ order_no: string; user_id: string }>(
    "select order_no, user_id from deposit where order_no like 'r%' and way <> 'chain' order by order_no",
  );
  for (let from = 0; from < forms.length; from += sealedAtOnce)
    await db.patient.query(
      `insert into deposit_form (order_no, screenshot, bank_name, card_no, sealed)
        select order_no, '', 'Vietcombank', '•••• 1234', sealed
        from json_to_recordset($1) as r (order_no text, sealed text)`,
      [JSON.stringify(forms.slice(from, from + sealedAtOnce).map(formOf))],
    );
}

const formOf = ({ order_no, user_id }: { order_no: string; user_id: string }) => ({
  order_no,
  sealed: secrets.sealText(JSON.stringify({ payer: 'An Nguyen' }), depositFormContext(order_no, user_id)),
});

/** The papers of the customer n; from `firstOpen` on they wait for an answer. One in ten of the others has failed. */
function paperOf({ firstCustomer, now }: Cases, n: number, firstOpen: number, step: number) {
  const userId = String(firstCustomer + n);
  const name = `Nguyen ${n}`;
  const isOpen = n >= firstOpen;
  const isFailed = !isOpen && n % 10 === 0;
  const decided = isFailed ? 'failed' : 'certified';
  const submittedAt = now - 30 * dayMs + n * step;
  return {
    user_id: userId,
    status: isOpen ? 'certifying' : decided,
    reason: isFailed ? 'cannot be read' : null,
    sealed: sealVerification(secrets, userId, 'primary', { cardType: 'idCard', name, cardNo: `0790${n}` } as never),
    document_key: secrets.fingerprint('document', `0790${n}`),
    name_key: nameKey(secrets, name),
    submitted_at: submittedAt,
    decided_at: isOpen ? null : submittedAt + 1_000,
    decided_by: isOpen ? null : 'checker',
  };
}

/** Three messages each; in one of five that are open the customer has the answer. */
function conversations(cases: Cases): string[] {
  const { open, all, at } = numbers(cases, 'conversations', cases.now - 30 * dayMs, cases.now - hourMs / 60);
  const isOpen = `n >= ${all - open}`;
  const isWaiting = `${isOpen} and n % 5 > 0`;
  return [
    `insert into support_conversation (id, user_id, status, waiting, waiting_since, opened_at, last_at, last_text)
      select 's' || n, ${userOf(cases)}, case when ${isOpen} then 'open' else 'closed' end, ${isWaiting},
        case when ${isWaiting} then ${at} end, ${at}, ${at}, 'Where is my deposit'
      from generate_series(0::bigint, ${all - 1}) as n`,
    `insert into support_message (id, conversation_id, operator_id, text, files, time)
      select 's' || n || '-' || each, 's' || n, case when each = 1 then 'maker' end, 'Where is my deposit',
        array[]::text[], ${at} - (2 - each) * 1000
      from generate_series(0::bigint, ${all - 1}) as n, generate_series(0, 2) as each`,
  ];
}

/** Withdrawals to be approved, and those that were decided. */
function proposals(cases: Cases): string[] {
  const { open, all, at } = numbers(cases, 'proposals', cases.now - 2 * dayMs, cases.now - hourMs / 60);
  const isOpen = `n >= ${all - open}`;
  const last = numbers(cases, 'withdrawals', 0, 1).all - all;
  const order = `'w' || (${Math.max(0, last)} + n)`;
  const decision = `(array['approved', 'approved', 'approved', 'refused', 'withdrawn'])[n % 5 + 1]`;
  const kind = `case when n % 50 = 1 then 'withdrawal-return' else 'withdrawal-approve' end`;
  return [
    `insert into operator_proposal (id, kind, subject, user_id, payload, reason, maker, made_at, checker, decided_at,
        decision, decision_reason)
      select 'p' || n, ${kind}, 'withdrawal:' || ${order}, ${userOf(cases)},
        json_build_object('kind', ${kind}, 'orderNo', ${order}, 'reason', 'own account'), 'own account', 'maker', ${at},
        case when ${isOpen} then null when ${decision} = 'withdrawn' then 'maker' else 'checker' end,
        case when not ${isOpen} then ${at} + 60000 end, case when not ${isOpen} then ${decision} end,
        case when not ${isOpen} then 'looked at' end
      from generate_series(0::bigint, ${all - 1}) as n`,
  ];
}

/** Devices and networks, many of them shared, refusals, accounts that are frozen and those that ask to be closed. */
function people(cases: Cases): string[] {
  const { customers, open, now } = cases;
  const some = (count: number): string => `generate_series(0::bigint, ${Math.min(customers, count) - 1}) as n`;
  const at = `${now - 30 * dayMs}::bigint + n * ${Math.floor((29 * dayMs) / (open * besides.refusals))}`;
  return [
    `insert into session (id, token_hash, user_id, device_platform, device, network, created_at, seen_at)
      select 'seen' || n, ${hash("'token' || n")}, ${userOf(cases)}, 2,
        (array['Chrome · Android', 'Safari · iPhone', 'Chrome · Windows'])[n % 3 + 1],
        '203.0.' || n % 200 || '.*', ${now - dayMs}, ${now - dayMs} + n from ${some(open * besides.sessions)}`,
    `insert into security_event (kind, customer_id, call, source, reason, count, first_at, last_at)
      select case when n % 1000 = 0 then 'frozen-refused' else 'sign-in-failed' end, ${userOf(cases)}, 'POST /login',
        '198.51.' || n % 250 || '.' || n % 7, 'password-wrong', 1, ${at}, ${at} from ${some(open * besides.refusals)}`,
    // The first one places the orders that are measured.
    `update customer set standing = 'frozen'
      where id in (select ${userOf(cases)} from ${some(open / 200)} where n > 0)`,
    `insert into account_closing (id, user_id, way, address, requested_at, status)
      select 'c' || n, ${userOf(cases)}, 'chain', 'T' || left(${hash("'close' || n")}, 33), ${now - hourMs} + n,
        'requested' from ${some(open / 300)}`,
  ];
}

/** By three operators, of whom one has done a thousandth. */
const audit = (cases: Cases, from: number, to: number, all: number): string =>
  `insert into operator_audit (time, operator_id, operator_name, act, subject, user_id, details)
    select ${cases.now - 30 * dayMs}::bigint + n * ${Math.floor((29 * dayMs) / Math.max(1, all))}, who, who,
      (array['customer-view', 'case-take', 'deposit-view', 'propose', 'support-answer'])[n % 5 + 1],
      'user:' || ${userOf(cases)}, case when n % 2 = 0 then ${userOf(cases)} end, '{"reason":"for the test"}'
    from generate_series(${from}::bigint, ${to - 1}) as n,
      lateral (
        select case when n % 1000 = 0 then 'grown-admin' when n % 5 = 0 then 'checker' else 'maker' end) as o (who)
    order by n`;

/** What the watcher has seen of the deposits of customers: an address of ours and one transfer to it each. */
export const transfersTo = (firstCustomer: number, from: number, count: number): Statement[] =>
  [
    `insert into chain_address (address, user_id, key_id, address_index, created_at)
      select 'T' || left(${hash('user_id')}, 33), user_id, 'grown', substr(order_no, 2)::bigint - ${firstCustomer},
        requested_at from arrived`,
    `insert into chain_transaction (txid, status, seen_at, check_at)
      select txid, 'credited', requested_at, requested_at from arrived`,
    `insert into chain_transfer (txid, log_index, address, amount, block, order_no, time)
      select txid, log_index, 'T' || left(${hash('user_id')}, 33), received, substr(order_no, 2)::bigint, order_no,
        requested_at from arrived`,
  ].map((sql) => ({
    sql: sql.replace(
      'from arrived',
      `from deposit where order_no in (
        select 'd' || (${firstCustomer}::bigint + n) from generate_series(${from}::bigint, ${from + count - 1}) as n)`,
    ),
  }));

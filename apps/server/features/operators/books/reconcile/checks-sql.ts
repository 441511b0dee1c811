import { openSql } from '../bank/lines.ts';

/** So many days a line of a bank may wait for its deposit or payout. */
const lineDays = 3;

/** The ledger in itself: each currency adds up to nothing. */
const ledger = `select 'ledger' as part, 'all accounts' as subject, currency, 0::numeric as expected,
    sum(available + frozen) as found from account group by currency`;

/** What open fast orders can win lies frozen, to the unit. */
const fast = `select 'fast', 'fast-reserve', 'USDT', coalesce(sum(payout), 0),
    (select coalesce(sum(frozen), 0) from account where owner = 'fast-reserve' and currency = 'USDT')
  from fast_order where result is null`;

/** What is still promised to orders of a product lies frozen in its pool. */
const pools = `select 'pool', coalesce(o.pool, a.owner), coalesce(o.currency, a.currency),
    coalesce(o.promised, 0), coalesce(a.frozen, 0)
  from (select 'pool-' || product_id as pool, currency, sum(daily_income * (days - paid_days)) as promised
    from earn_order where status = 'active' group by product_id, currency) o
  full join (select owner, currency, frozen from account where type = 0 and owner like 'pool-%') a
    on a.owner = o.pool and a.currency = o.currency`;

/**
 * What was credited by the chain against what the chain has, both ways; without a watcher nobody knows. The one is
 * written just after the other, so the last minutes are left to the next look. $4: now
 */
const chain = `select 'chain', coalesce('deposit:' || d.order_no, 'transfer:' || t.txid || '-' || t.log_index), 'USDT',
    coalesce(t.amount, 0), coalesce(d.received, 0)
  from (select order_no, txid, log_index, received, finished_at from deposit
    where status = 'success' and way = 'chain') d
  full join chain_transfer t on t.txid = d.txid and t.log_index = d.log_index
  where exists (select from chain_cursor) and (d.order_no is null or d.finished_at < $4::bigint - 600000)
    and not exists (select from deposit u where u.txid = t.txid and u.log_index = t.log_index and u.way <> 'chain')`;

/** Lines of banks that are in the ledger by no deposit and no payout. $1: today as days since 1970-01-01 */
const lines = `select 'bank-line', 'line:' || l.proof, 'VND', l.amount, 0
  from bank_line l where l.day <= date '1970-01-01' + $1::integer - ${lineDays} and ${openSql}`;

/** Deposits in dong that were credited, but that no line of the account's statement since then has. */
const deposits = `select 'bank-deposit', 'deposit:' || d.order_no, 'VND', coalesce(l.amount, 0), d.received
  from deposit d join deposit_form f on f.order_no = d.order_no left join bank_line l on l.credit_key = d.bank_reference
  where d.status = 'success' and d.way = 'vnd' and l.amount is distinct from d.received
    and exists (select from bank_statement s where s.account_id = f.bank_account_id
      and s.last_day - date '1970-01-01' > (d.finished_at + 25200000) / 86400000)`;

/** What the proven addresses lack of what customers own. $2: what they hold, null where nobody could be asked */
const assets = `select 'assets', 'customers', 'USDT', sum(available + frozen),
    least(sum(available + frozen), $2::numeric)
  from account where type in (1, 2, 3) and currency = 'USDT' having $2::numeric is not null`;

/**
 * Writes what was not known yet as cases, all of one moment: what differs now less what earlier cases of the same say.
 * What has become right by itself is a case of the other sign where sums are compared; a line, a deposit or a transfer
 * is found once, and silence of a node makes nothing right. $3: the platform day, $4: now
 */
export const reconcileSql = `with now as (
    select part, subject, currency, expected, found from (
      ${[ledger, fast, pools, chain, lines, deposits, assets].join('\n      union all ')}) every
    where found <> expected),
  known as (select part, subject, currency, sum(difference) as difference from book_difference group by 1, 2, 3),
  fresh as (
    select coalesce(n.part, k.part) as part, coalesce(n.subject, k.subject) as subject,
      coalesce(n.currency, k.currency) as currency, coalesce(n.expected, 0) as expected, coalesce(n.found, 0) as found,
      coalesce(n.found - n.expected, 0) - coalesce(k.difference, 0) as difference, n.part is null as is_gone
    from now n full join known k on k.part = n.part and k.subject = n.subject and k.currency = n.currency)
  insert into book_difference (day, part, subject, currency, expected, found, difference, found_at)
  select $3::integer, part, subject, currency, expected, found, difference, $4::bigint from fresh
    where difference <> 0 and not (is_gone and (part in ('chain', 'bank-line', 'bank-deposit')
      or (part = 'assets' and $2::numeric is null)))
    order by part, subject, currency`;

// What is looked for in the tables: every query finds nothing in sound books, and the first places that are wrong
// otherwise.

/** How many faults are named; more are not counted. */
export const namedMax = 20;

/**
 * Balances against the sums of entries: what was found right before, and all that came later. They are joined as they
 * are, so that nothing of all accounts has to be sorted. $1: the journal up to which that was; 0 for nothing, which
 * adds up all.
 */
export const balancesSql = `
  select owner || ':' || type || ':' || currency as place
    from (select owner, type, currency, available, frozen from account where available <> 0 or frozen <> 0) a
    full join (select * from account_sum where $1::bigint > 0) s using (owner, type, currency)
    full join (
      select owner, type, currency, sum(available) as available, sum(frozen) as frozen
        from journal_entry where journal_id > $1 group by owner, type, currency) e using (owner, type, currency)
   where coalesce(a.available, 0) <> coalesce(s.available, 0) + coalesce(e.available, 0)
      or coalesce(a.frozen, 0) <> coalesce(s.frozen, 0) + coalesce(e.frozen, 0)
   order by 1 limit ${namedMax}`;

export const journalsSql = `
  select distinct 'journal ' || j.id as place, j.id from journal j left join journal_entry e on e.journal_id = j.id
  where j.id > $1
   group by j.id, e.currency having coalesce(sum(e.available + e.frozen), 1) <> 0 order by j.id limit ${namedMax}`;

/** Each line says what its account has after it: what it had before and the line together. */
export const statementSql = `
  select 'journal ' || journal_id || ', line ' || line as place from (
    select e.journal_id, e.line, e.available_after, e.frozen_after,
           coalesce(s.available, 0) + sum(e.available) over entries as available,
           coalesce(s.frozen, 0) + sum(e.frozen) over entries as frozen
      from journal_entry e
      left join account_sum s on $1::bigint > 0 and s.owner = e.owner and s.type = e.type and s.currency = e.currency
     where e.journal_id > $1
    window entries as (partition by e.owner, e.type, e.currency order by e.journal_id, e.line)) lines
   where (available_after, frozen_after) is distinct from (available, frozen)
   order by journal_id, line limit ${namedMax}`;

/** What settles by a price or a rule, beside fast orders. */
const receiptedKinds = `('futures-open', 'futures-lock', 'futures-close', 'futures-liquidation',
  'spot-fill', 'exchange', 'earn-income', 'earn-redeem', 'withdrawal-hold')`;

/** Earlier versions exchanged what a closed account held under the number of its withdrawal, and made no receipt. */
const closedWithoutReceipt = 'exists (select from withdrawal w where w.order_no = journal.reference and w.closing)';

/**
 * Fast orders and receipts as they name each other, then what has none, or a receipt of nothing. Of both sides only
 * what came since: joined whole, each look would read every order there has been. Joins alone: a list that outgrows the
 * memory of a query would be searched anew for each row.
 */
export const receiptsSql = `
  with r as materialized (select order_no, journal_id from receipt where journal_id > $1),
    j as (select id, kind from journal
      where id > $1 and kind in ${receiptedKinds} and not (kind = 'exchange' and ${closedWithoutReceipt})),
    since as (select greatest($1::bigint, after_journal) as journal from receipts_of_all)
  select place from (
    select order_no as place
      from (select order_no, settlement_journal from fast_order where settlement_journal > $1) o
      full join r using (order_no) left join j on j.id = r.journal_id
     where settlement_journal is distinct from r.journal_id and (settlement_journal is not null or j.id is null)
    union all
    select 'journal ' || id from j
     where id > (select journal from since) and not exists (select from r where r.journal_id = j.id)
    union all
    select order_no || '-' || journal_id from spot_deal d where journal_id > (select journal from since)
       and not exists (select from r where r.order_no = d.order_no || '-' || d.journal_id)
  ) wrong order by 1 limit ${namedMax}`;

/**
 * Each minute of a symbol's tape goes on where the one before has ended; of what is past keeping some are gone, but
 * those that are left follow each other. $1: earliest minute
 */
export const chunkLinksSql = `
  select symbol || ' at ' || minute as place from (
    select symbol, minute, prev_hash, first_seq, lag(head_hash) over minutes as head_before,
           lag(first_seq + count) over minutes as next_seq, lag(minute) over minutes as minute_before
      from tape_chunk where minute >= $1
    window minutes as (partition by symbol order by minute)) links
   where case when first_seq = next_seq then prev_hash <> head_before
     else first_seq < next_seq or minute_before >= (select minute from tape_swept) end
   order by minute, symbol limit ${namedMax}`;

/** What was found right is not added up again. $1: from which journal, $2: up to which, $3: when */
export const advanceSql = `
  with moved as (update books_check set journal_id = $2, checked_at = $3 where journal_id = $1 returning 1)
  insert into account_sum (owner, type, currency, available, frozen)
  select owner, type, currency, sum(available), sum(frozen) from journal_entry
   where journal_id > $1 and journal_id <= $2 and exists (select from moved) group by owner, type, currency
  on conflict (owner, type, currency) do update set available = account_sum.available + excluded.available,
    frozen = account_sum.frozen + excluded.frozen`;

/** Entries of a page of the public log as JSON. $1: log, $2: first index, $3: the one after the last */
const entriesSql = `select convert_from(data, 'UTF8')::json as said from log_entry
  where log = $1 and index >= $2 and index < $3`;

/** Minutes of the tape that are stored otherwise than they were logged; those that are gone are past keeping. */
export const loggedMinutesSql = `
  select symbol || ' at ' || minute as place from tape_chunk join (
    select key as symbol, (said->>'minute')::bigint as minute, value as logged
      from (${entriesSql}) entries, json_each(case said->>'kind' when 'minute' then said->'symbols' end)) l
    using (symbol, minute)
   where (first_seq::text, count::text, encode(sha256(data), 'hex'), head_hash)
      is distinct from (logged->>0, logged->>1, logged->>2, logged->>3)
   order by minute, symbol limit ${namedMax}`;

/** Rows of what operators did that are not what the log holds of them. */
export const loggedAuditSql = `
  select 'row ' || l.seq || ': the public log holds another one' as place
    from (select (said->>'seq')::bigint as seq, said->>'hash' as hash
      from (${entriesSql}) entries where said->>'kind' = 'audit') l left join operator_audit a using (seq)
   where a.hash is distinct from l.hash order by l.seq limit ${namedMax}`;

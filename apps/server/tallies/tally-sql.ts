/** What settled fast orders brought as they settled, of rows of `fast_order`; open ones have brought nothing yet. */
export const realisedSql = `coalesce(sum(case result when 'win' then payout when 'lose' then -stake else 0 end), 0)`;

/** Whether a void has given the stake of a row of `fast_order` back. */
export const isVoidedSql = 'exists (select from voided_order v where v.order_no = fast_order.order_no)';

const counted = '(select journal_id from tally_until)';

/**
 * How many fast orders the customer $1 has, of the symbol $2 unless it is null, and what they have brought: `total` and
 * `realised`. @param which all of them, or the settled ones
 */
export const fastSumsSql = (which: 'all' | 'settled'): string => `
  select sum(orders) as total, sum(realised) as realised from (
    select orders, realised from fast_order_tally where user_id = $1 and ($2::text is null or symbol = $2)
    union all
    select count(*), ${realisedSql} from fast_order
     where user_id = $1 and ($2::text is null or symbol = $2)
       and received_at >= (select received_at from tally_until)
       and (settlement_journal > ${counted} ${which === 'all' ? 'or settlement_journal is null' : ''})
    union all
    select 0, sum(o.stake) from voided_order v join fast_order o using (order_no)
     where v.user_id = $1 and ($2::text is null or o.symbol = $2)) parts`;

/** How many lines the statement of $1 has, of the type $2 and in the currency $3 unless they are null: `total`. */
export const statementLinesSql = `
  select coalesce(sum(lines), 0) as total from (
    select lines from statement_tally
     where owner = $1 and ($2::smallint is null or type = $2) and ($3::text is null or currency = $3)
    union all
    select count(*) from journal_entry
     where owner = $1 and type <> 0 and ($2::smallint is null or type = $2) and ($3::text is null or currency = $3)
       and journal_id > ${counted}) parts`;

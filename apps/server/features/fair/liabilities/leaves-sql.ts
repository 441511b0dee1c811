/** A number drawn at random for each balance, from 0 on and below the range: seven bytes of a digest each. */
const drawnNumber = (which: 1 | 2 | 3): string =>
  `('x' || encode(substring(draw from ${7 * which - 5} for 7), 'hex'))::bit(56)::bigint`;
const drawnRange = String(2n ** 56n);

/**
 * One statement, so one moment: all that customers own, held or not, but no bonus that isn't released, laid down as
 * leaves in the order of their hashes, so that a place says nothing of who has it. Each balance is split at random
 * into two to four parts; leaves of zero fill each tree up to a power of two, at least one block. docs/fair.md has the
 * grammar. $1 is the day, $2 the moment, $3 the time.
 */
export const takeLeavesSql = `
with owed as materialized (
  select owner, currency, sum(available + frozen) as balance from account
    where type between 1 and 3 group by owner, currency having sum(available + frozen) > 0
), fresh as (
  insert into liability_salt (user_id, made_at)
    select distinct owner, $3::bigint from owed
      where not exists (select 1 from liability_salt where user_id = owner) returning user_id, salt
), known as (
  select user_id, salt from liability_salt union all select user_id, salt from fresh
), drawn as materialized (
  select o.owner, o.currency, o.balance, k.salt,
      encode(sha256(convert_to(coalesce(c.account_key, c.email, c.phone, o.owner), 'UTF8')), 'hex') as name_hash,
      sha256(convert_to(concat_ws('|', k.salt, $1::integer, $2::smallint, o.currency, 'split'), 'UTF8')) as draw
    from owed o join known k on k.user_id = o.owner left join customer c on c.id = o.owner
), first_cut as materialized (
  select *, 2 + get_byte(draw, 0) % 3 as parts, div(balance * ${drawnNumber(1)}, ${drawnRange}) as first from drawn
), second_cut as materialized (
  select *, case when parts > 2 then div((balance - first) * ${drawnNumber(2)}, ${drawnRange}) else 0 end as second
    from first_cut
), third_cut as materialized (
  select *, case when parts > 3 then div((balance - first - second) * ${drawnNumber(3)}, ${drawnRange}) else 0 end
      as third
    from second_cut
), split as (
  select owner, currency, name_hash, part, units::numeric(38, 0) as units,
      encode(sha256(convert_to(concat_ws('|', salt, $1::integer, $2::smallint, currency, part), 'UTF8')), 'hex')
        as nonce
    from third_cut cross join lateral unnest(
      (array[balance - first - second - third, first, second, third])[1:parts]) with ordinality as one (units, part)
), leaf as materialized (
  select currency, owner, part, units,
      sha256(convert_to(concat_ws('|', '0', nonce, name_hash, units), 'UTF8')) as hash from split
), padding as (
  select currency, null::text, 0, 0::numeric, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    from (select currency, count(*) as taken from leaf group by currency) w
    cross join lateral generate_series(1, (
      select min(1 << height) from generate_series(8, 30) height where (1 << height) > taken) - taken)
), placed as (
  insert into liability_part (day, moment, currency, user_id, part, units, hash, position)
    select $1::integer, $2::smallint, *, row_number() over (partition by currency order by hash) - 1
      from (select * from leaf union all select * from padding) as every_leaf
)
select (select coalesce(max(id), 0) from journal) as journal, (
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'currency', currency, 'units', units::text)
      order by name, currency collate "C"), '[]')::text
    from (
      select case when owner = 'insurance' then 'insurance' when owner like 'pool-%' then 'pools' else 'house' end
          as name, currency, sum(available + frozen) as units
        from account where type = 0 and owner <> 'world' group by 1, 2) own) as house`;

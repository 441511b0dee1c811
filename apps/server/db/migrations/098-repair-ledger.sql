-- Data of the first version lacks what was added to 001-ledger.sql after that had been applied: made here where it is missing.

do $$
begin
  if to_regclass('daily_profit') is null then
    create table daily_profit (
      user_id text not null,
      platform_day integer not null,
      net numeric(38, 0) not null check (net <> 'NaN'),
      primary key (user_id, platform_day)
    );
    -- A platform day begins an hour before midnight UTC.
    insert into daily_profit (user_id, platform_day, net)
      select e.owner, (j.time + 3600000) / 86400000, sum(e.available + e.frozen)
        from journal_entry e join journal j on j.id = e.journal_id
       where j.kind ~ '^(fast|futures|earn)-' and e.type between 1 and 3 and e.currency = 'USDT' and e.available + e.frozen <> 0
       group by 1, 2;
  end if;

  if exists (select from pg_indexes where schemaname = current_schema() and indexname = 'journal_entry_statement' and indexdef like '% DESC%') then
    drop index journal_entry_statement;
    create index journal_entry_statement on journal_entry (owner, journal_id) where type <> 0;
  end if;

  if exists (select from pg_indexes where schemaname = current_schema() and indexname = 'fast_order_user' and indexdef like '% DESC%') then
    drop index fast_order_user;
    create index fast_order_user on fast_order (user_id, received_at);
    alter table fast_order set (fillfactor = 50);
  end if;

  -- The second bit of its kind says that a trigger fires before.
  if exists (select from pg_trigger where tgname = 'fast_order_frozen' and tgrelid = 'fast_order'::regclass and tgtype & 2 <> 0) then
    drop trigger fast_order_frozen on fast_order;
    create trigger fast_order_frozen after update on fast_order for each row when (
      old.result is not null
      or (new.user_id, new.symbol, new.direction, new.seconds, new.stake, new.payout_rate, new.payout, new.bound_price, new.bound_slippage, new.received_at, new.terms_hash)
         is distinct from
         (old.user_id, old.symbol, old.direction, old.seconds, old.stake, old.payout_rate, old.payout, old.bound_price, old.bound_slippage, old.received_at, old.terms_hash)
      or (old.entry_seq is not null and (new.entry_seq, new.entry_time, new.entry_price) is distinct from (old.entry_seq, old.entry_time, old.entry_price))
    ) execute function refuse_fast_change();
  end if;
end $$;

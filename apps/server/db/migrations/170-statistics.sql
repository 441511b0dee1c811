-- What the public statistics are made of, added up beside the engine up to a journal: nothing of it names a price.
create table statistics_until (
  id smallint primary key check (id = 1),
  journal_id bigint not null check (journal_id >= 0)
);
insert into statistics_until values (1, 0);

-- What fast orders and futures have brought each account on each platform day, in USDT; days without any are left out.
create table trading_result (
  user_id text not null,
  platform_day integer not null,
  net numeric(38, 0) not null check (net <> 'NaN'),
  primary key (platform_day, user_id)
);

create table fast_outcome_tally (
  platform_day integer not null,
  seconds integer not null,
  direction text not null,
  result text not null check (result in ('win', 'lose', 'tie', 'void')),
  orders bigint not null check (orders > 0),
  primary key (platform_day, seconds, direction, result)
);

-- The last platform day on which an order of this duration has ended for an account: whether a group is large enough.
create table fast_trader (
  user_id text not null,
  seconds integer not null,
  platform_day integer not null,
  primary key (seconds, user_id)
);

create table daily_statistics (
  day integer primary key,
  taken_at bigint not null,
  -- A JSON object.
  facts text not null
);
create trigger daily_statistics_append_only before update or delete or truncate on daily_statistics
  for each statement execute function refuse_change();

-- What was said of a day stays said.
create function note_statistics() returns trigger language plpgsql as $$
begin
  insert into log_intake (kind, time, facts)
    values ('statistics', new.taken_at, (jsonb_build_object('day', new.day) || new.facts::jsonb)::text);
  return null;
end $$;
create trigger daily_statistics_logged after insert on daily_statistics
  for each row execute function note_statistics();

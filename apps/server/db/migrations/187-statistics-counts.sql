-- What the public statistics count beside how fast orders end, by platform day; added up beside the engine.
create table statistics_tally (
  platform_day integer not null,
  topic text not null,
  name text not null,
  count bigint not null check (count > 0),
  -- What the topic adds up besides, as sizes of slippage; 0 where it only counts.
  total numeric(38, 0) not null default 0 check (total <> 'NaN'),
  primary key (topic, platform_day, name)
);

-- The last platform day on which an account was in a group: whether the group is large enough to be told.
create table statistics_trader (
  topic text not null,
  user_id text not null,
  platform_day integer not null,
  primary key (topic, user_id)
);

-- Fast orders that ended void, and what they would have been, once enough of the tape is there to say so.
create table void_fate (
  order_no text primary key references fast_order (order_no),
  ended_at bigint not null,
  fate text check (fate in ('win', 'lose', 'tie', 'unknown'))
);
create index void_fate_open on void_fate (ended_at) where fate is null;

-- The first platform day that is counted whole: 0 for all there ever were, null until it is known.
alter table statistics_until add column since integer;
update statistics_until set since = 0 where not exists (select from journal);

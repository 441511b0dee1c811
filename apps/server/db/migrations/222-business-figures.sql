-- What the desk sees of business, added up from the ledger beside the engine: by hour, and by platform day.
create table business_figure (
  span text not null check (span in ('hour', 'day')),
  -- When the hour or the platform day begins.
  at bigint not null,
  topic text not null check (topic in ('volume', 'fees', 'house', 'deposits', 'withdrawals')),
  product text not null,
  -- Empty where it is about none.
  symbol text not null,
  currency text not null,
  units numeric(38, 0) not null check (units <> 'NaN'),
  -- Journals that it is the sum of.
  journals bigint not null check (journals > 0),
  primary key (span, at, topic, product, symbol, currency)
);

-- Who moved money on which platform day, and when first.
create table business_active (
  platform_day integer not null,
  user_id text not null,
  first_at bigint not null,
  primary key (platform_day, user_id)
);

-- The last journal that is counted.
create table business_until (
  id smallint primary key check (id = 1),
  journal_id bigint not null check (journal_id >= 0)
);
insert into business_until values (1, 0);

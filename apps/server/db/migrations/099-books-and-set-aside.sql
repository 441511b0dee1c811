-- Up to which journal the books were found right, and what the entries up to there add up to: what came later is all that is left to check.
create table books_check (
  id smallint primary key default 1 check (id = 1),
  journal_id bigint not null check (journal_id >= 0),
  checked_at bigint not null
);
insert into books_check (journal_id, checked_at) values (0, 0);

create table account_sum (
  owner text not null,
  type smallint not null,
  currency text not null,
  available numeric(38, 0) not null check (available <> 'NaN'),
  frozen numeric(38, 0) not null check (frozen <> 'NaN'),
  primary key (owner, type, currency)
);

-- Commands and orders whose effects could not be stored: kept with their input, so that a person can look into each. One row for each cause.
create table set_aside (
  id bigint generated always as identity primary key,
  time bigint not null,
  kind text not null check (kind <> ''),
  -- Of an order that a frame, the clock or a day of income would have changed; it rests until the next start.
  order_no text,
  input text not null,
  error text not null,
  fingerprint text not null unique
);
create trigger set_aside_append_only before update or delete or truncate on set_aside
  for each statement execute function refuse_change();

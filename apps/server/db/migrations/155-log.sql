-- The public log: entries that are only ever added, and the tree over them (RFC 6962, c2sp.org/tlog-tiles).
-- One history each: where data were put back, the log that they hold ends and another begins.
create table public_log (
  id integer primary key,
  origin text not null unique,
  began_at bigint not null,
  -- The last mark of a restore that it began after; after a later one it is not gone on with.
  last_restore bigint not null,
  vkey text not null,
  -- Of the cosigner; null where the running Node had none.
  cosigner_vkey text,
  -- What both keys are made from.
  seeds_sealed text not null
);
create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'what the public log is called and signed with stays as it is';
end $$;
create trigger public_log_frozen before update on public_log for each row when (
  (new.id, new.origin, new.began_at, new.last_restore, new.vkey, new.cosigner_vkey)
  is distinct from (old.id, old.origin, old.began_at, old.last_restore, old.vkey, old.cosigner_vkey)
) execute function refuse_log_change();
create trigger public_log_kept before delete or truncate on public_log
  for each statement execute function refuse_change();

create table log_entry (
  log integer not null references public_log (id),
  index bigint not null check (index >= 0),
  -- The bytes as they are hashed.
  data bytea not null check (octet_length(data) between 1 and 65535),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (log, index)
);
create trigger log_entry_append_only before update or delete or truncate on log_entry
  for each statement execute function refuse_change();

-- Whole tiles: 256 hashes, and the hash of them all. What isn't whole yet is read from the level below.
create table log_tile (
  log integer not null references public_log (id),
  level smallint not null check (level between 0 and 63),
  index bigint not null check (index >= 0),
  hashes bytea not null check (octet_length(hashes) = 8192),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (log, level, index)
);
create trigger log_tile_append_only before update or delete or truncate on log_tile
  for each statement execute function refuse_change();

-- Which receipts stand in which entry: leaves of its tree, by their numbers.
create table log_batch (
  log integer not null references public_log (id),
  index bigint not null,
  first_leaf bigint not null,
  last_leaf bigint not null check (last_leaf >= first_leaf),
  primary key (log, last_leaf)
);
create trigger log_batch_append_only before update or delete or truncate on log_batch
  for each statement execute function refuse_change();

-- What is to be logged, written with what it tells; taken out in the transaction of its entry.
create table log_intake (
  id bigint generated always as identity primary key,
  kind text not null,
  -- When it happened; null for the moment of its entry.
  time bigint,
  -- A JSON object.
  facts text not null
);

-- A receipt's number among the leaves, and the salt that keeps anybody from guessing at it.
alter table receipt
  add column leaf bigint generated always as identity,
  add column salt bytea not null default uuid_send(gen_random_uuid());
create unique index receipt_leaf on receipt (leaf);

-- A day's seed, once the day has ended.
create table seed_reveal (
  day integer primary key,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  -- The seed of the day before, which was known: it is the SHA-256 of this one.
  commitment text not null check (commitment = encode(sha256(decode(seed, 'hex')), 'hex')),
  revealed_at bigint not null
);
create trigger seed_reveal_append_only before update or delete or truncate on seed_reveal
  for each statement execute function refuse_change();

-- What customers feel is noted by the database itself: no code can do it and say nothing.
create function note_act(act text, at bigint, facts jsonb) returns void language sql as $$
  insert into log_intake (kind, time, facts) values ('act', at, (jsonb_build_object('act', act) || facts)::text)
$$;

create function note_halt() returns trigger language plpgsql as $$
begin
  if new.ended_at is null then
    perform note_act('halt', new.started_at, jsonb_build_object('symbol', new.symbol));
  else
    perform note_act('halt-end', new.ended_at, jsonb_build_object('symbol', new.symbol));
  end if;
  return null;
end $$;
create trigger symbol_halt_logged after insert or update on symbol_halt for each row execute function note_halt();

create function note_fault() returns trigger language plpgsql as $$
begin
  perform note_act('fault', null, jsonb_build_object('symbol', new.symbol, 'fault', new.kind, 'from', new.from_time,
    'to', new.to_time));
  return null;
end $$;
create trigger feed_fault_logged after insert on feed_fault for each row execute function note_fault();

create function note_void() returns trigger language plpgsql as $$
begin
  perform note_act('void', new.time, jsonb_build_object('symbol', new.symbol, 'from', new.from_time,
    'to', new.to_time, 'fault', (select kind from feed_fault where id = new.fault_id), 'orders', new.orders,
    'keptWins', new.kept_wins));
  return null;
end $$;
create trigger symbol_void_logged after insert on symbol_void for each row execute function note_void();

create function note_country() returns trigger language plpgsql as $$
begin
  perform note_act('country', null, jsonb_build_object('country', coalesce(new.country, old.country),
    'product', coalesce(new.product, old.product), 'offered', tg_op = 'INSERT'));
  return null;
end $$;
create trigger country_product_logged after insert or delete on country_product
  for each row execute function note_country();

create function note_product() returns trigger language plpgsql as $$
begin
  perform note_act('product', null, jsonb_build_object('productId', new.product_id, 'version', new.version,
    'product', new.kind, 'currency', new.currency, 'dailyRate', new.daily_rate::text,
    'penaltyRate', new.penalty_rate::text, 'days', new.days, 'dividend', new.dividend,
    'min', new.min_amount::text, 'max', new.max_amount::text, 'paused', new.paused));
  return null;
end $$;
create trigger earn_product_logged after insert on earn_product for each row execute function note_product();

-- Where customers are told to pay to: who was shown an account can hash it, and nobody else reads it here.
create function note_pay_account() returns trigger language plpgsql as $$
begin
  perform note_act('pay-account', null, jsonb_build_object('id', new.id, 'active', new.active, 'hash',
    encode(sha256(convert_to(concat_ws('|', new.bank_code, new.account_number, new.account_name), 'UTF8')), 'hex')));
  return null;
end $$;
create trigger bank_account_logged after insert or update on bank_account
  for each row execute function note_pay_account();

create function note_rate() returns trigger language plpgsql as $$
begin
  perform note_act('rate', new.changed_at, jsonb_build_object('name', new.name, 'units', new.units::text));
  return null;
end $$;
create trigger set_rate_logged after insert or update on set_rate for each row execute function note_rate();

create function note_restore() returns trigger language plpgsql as $$
begin
  perform note_act('restore', new.restored_at, jsonb_build_object('from', new.from_time, 'to', new.to_time,
    'lastJournal', new.last_journal::text, 'cause', new.cause));
  return null;
end $$;
create trigger restore_mark_logged after insert on restore_mark for each row execute function note_restore();

-- At the end of the transaction: the entries of a journal come after it.
create function note_funding() returns trigger language plpgsql as $$
begin
  perform note_act('funding', new.time, jsonb_build_object('journal', new.id::text, 'journalKind', new.kind, 'entries',
    (select jsonb_agg(jsonb_build_object('owner', owner, 'currency', currency, 'available', available::text,
        'frozen', frozen::text) order by owner, currency)
      from journal_entry where journal_id = new.id)));
  return null;
end $$;
create constraint trigger journal_funding_logged after insert on journal deferrable initially deferred
  for each row when (new.kind in ('fund-house', 'house-top-up', 'fund-pool')) execute function note_funding();

create function note_liabilities() returns trigger language plpgsql as $$
begin
  insert into log_intake (kind, time, facts) values ('liabilities', new.taken_at,
    jsonb_build_object('day', new.day, 'takenAt', new.taken_at, 'journal', new.journal_id::text, 'roots',
      (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'sum', sum::text, 'hash', hash,
          'leaves', leaves) order by currency), '[]') from liability_root where day = new.day))::text);
  return null;
end $$;
create constraint trigger liability_day_logged after insert on liability_day deferrable initially deferred
  for each row execute function note_liabilities();

create function note_seed() returns trigger language plpgsql as $$
begin
  insert into log_intake (kind, time, facts) values ('seed', new.revealed_at,
    jsonb_build_object('day', new.day, 'seed', new.seed, 'commitment', new.commitment)::text);
  return null;
end $$;
create trigger seed_reveal_logged after insert on seed_reveal for each row execute function note_seed();

-- What a day of the simulated market takes besides its seed: a value that nobody could know when the seeds were made.
create table public_value (
  -- Platform day.
  day integer primary key,
  -- Of drand: the hash of the chain and the round, named before it exists.
  chain text not null check (chain ~ '^[0-9a-f]{64}$'),
  round bigint not null check (round > 0),
  named_at bigint not null,
  -- The round as it came, checked; null where it was not to be had before the day began, and until then.
  signature text check (signature ~ '^[0-9a-f]{96}$'),
  -- From when on it stays as it is.
  closed_at bigint,
  check (closed_at is not null or signature is null)
);

create function refuse_value_change() returns trigger language plpgsql as $$
begin
  raise exception 'the public value of a day stays as it is';
end $$;
create trigger public_value_frozen before update on public_value for each row when (
  old.closed_at is not null or new.closed_at is null
  or (new.day, new.chain, new.round, new.named_at) is distinct from (old.day, old.chain, old.round, old.named_at)
) execute function refuse_value_change();
create trigger public_value_kept before delete or truncate on public_value
  for each statement execute function refuse_change();

-- The log hears of it twice: when the round is named, and when its value is there or is left out.
create function note_public_value() returns trigger language plpgsql as $$
begin
  insert into log_intake (kind, time, facts) values ('seed', coalesce(new.closed_at, new.named_at),
    (jsonb_build_object('day', new.day, 'chain', new.chain, 'round', new.round) ||
      case when new.closed_at is null then '{}'::jsonb else jsonb_build_object('signature', new.signature) end)::text);
  return null;
end $$;
create trigger public_value_logged after insert or update on public_value
  for each row execute function note_public_value();

-- What all seeds of an installation are bound to, and how far its prices stand above the path of the seeds: at the
-- last price of before, from which the path went on.
create function note_anchor() returns trigger language plpgsql as $$
begin
  insert into log_intake (kind, time, facts) values ('seed', null, jsonb_build_object('firstDay', new.first_day,
    'anchor', new.commitment, 'origin', new.origin, 'levels',
    (select coalesce(jsonb_object_agg(key, value -> -1), '{}') from jsonb_each(new.levels)))::text);
  return null;
end $$;
create trigger market_seed_logged after insert on market_seed for each row execute function note_anchor();
-- An installation that was there before says it now.
insert into log_intake (kind, time, facts) select 'seed', null, jsonb_build_object('firstDay', first_day,
    'anchor', commitment, 'origin', origin, 'levels',
    (select coalesce(jsonb_object_agg(key, value -> -1), '{}') from jsonb_each(levels)))::text
  from market_seed;

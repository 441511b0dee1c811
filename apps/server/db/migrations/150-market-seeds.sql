-- Where the prices of the simulated market come from: the end of a chain of day seeds, sealed. What was in
-- installation.feed_seed made the prices before this table was there, and makes none any more.
create table market_seed (
  id smallint primary key check (id = 1),
  secret_sealed text not null,
  -- Drawn at random here, or set by who installed it.
  origin text not null check (origin in ('random', 'set')),
  -- The first platform day whose prices it made, and the seed of the day before, which it is bound to.
  first_day integer not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- By symbol [time, logarithm] pairs: how far the prices of before stood above the path.
  levels jsonb not null
);

-- It stays as it is; only the key that it is sealed with may be another.
create function refuse_seed_change() returns trigger language plpgsql as $$
begin
  raise exception 'the seed of the market stays as it is';
end $$;
create trigger market_seed_frozen before update on market_seed for each row when (
  (new.id, new.origin, new.first_day, new.commitment, new.levels)
  is distinct from (old.id, old.origin, old.first_day, old.commitment, old.levels)
) execute function refuse_seed_change();
create trigger market_seed_kept before delete or truncate on market_seed
  for each statement execute function refuse_change();

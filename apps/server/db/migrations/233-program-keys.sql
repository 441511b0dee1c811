-- Keys by which programs act for a customer: of a signature with a shared secret the secret, sealed; of one with a key
-- pair its public half. No right takes money out.
create table program_key (
  id text primary key check (id ~ '^[A-Za-z0-9]{64}$'),
  user_id text not null references customer (id),
  name text not null check (length(name) between 1 and 40),
  sealed text,
  public_key text,
  rights text[] not null check (rights <@ array['read', 'spot']::text[] and 'read' = any (rights)),
  addresses text[] not null check (cardinality(addresses) <= 20),
  created_at bigint not null,
  expires_at bigint not null check (expires_at > created_at),
  used_at bigint,
  calls bigint not null default 0 check (calls >= 0),
  orders bigint not null default 0 check (orders >= 0),
  refusals bigint not null default 0 check (refusals >= 0),
  ended_at bigint,
  check ((sealed is null) <> (public_key is null))
);
create index program_key_user on program_key (user_id, created_at desc);

create function refuse_key_change() returns trigger language plpgsql as $$
begin
  raise exception 'what a key of programs may do is not changed: key %', old.id using errcode = 'restrict_violation';
end $$;
create trigger program_key_frozen before update on program_key for each row when (
  (new.id, new.user_id, new.name, new.public_key, new.rights, new.addresses, new.created_at, new.expires_at)
    is distinct from (old.id, old.user_id, old.name, old.public_key, old.rights, old.addresses, old.created_at, old.expires_at)
  or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
) execute function refuse_key_change();

-- The dialect names an order by a number: the journal that froze its money.
create index spot_order_number on spot_order (user_id, queued);

-- Passkeys (WebAuthn) of customers and operators: of each the public half alone, as the device gave it (COSE, base64).
create table passkey (
  id text primary key,
  owner text not null check (owner in ('customer', 'operator')),
  owner_id text not null,
  -- As the device names it, base64url; nobody else's can have the same.
  credential_id text not null unique
    check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) between 16 and 1400),
  public_key text not null,
  -- Of signatures, where the device counts them; it never goes back.
  counter bigint not null check (counter >= 0),
  transports text[] not null check (cardinality(transports) <= 8),
  name text not null check (length(name) between 1 and 40),
  created_at bigint not null,
  used_at bigint
);
create index passkey_owner on passkey (owner, owner_id, created_at);

create function refuse_passkey_change() returns trigger language plpgsql as $$
begin
  raise exception 'a passkey is used or taken away, never changed: passkey %', old.id using errcode = 'restrict_violation';
end $$;
create trigger passkey_frozen before update on passkey for each row when (
  (new.id, new.owner, new.owner_id, new.credential_id, new.public_key, new.transports, new.name, new.created_at)
    is distinct from
  (old.id, old.owner, old.owner_id, old.credential_id, old.public_key, old.transports, old.name, old.created_at)
  or new.counter < old.counter
) execute function refuse_passkey_change();

-- What a device is asked to sign: by the hash of the attempt that was begun, taken once.
create table passkey_challenge (
  attempt_hash text primary key,
  challenge text not null,
  purpose text not null
    check (purpose in ('customer-login', 'customer-enrol', 'operator-login', 'operator-enrol', 'operator-step-up')),
  -- In which alone it is good; a sign-in has none yet.
  session_id text,
  expires_at bigint not null,
  check ((session_id is null) = (purpose in ('customer-login', 'operator-login')))
);
create index passkey_challenge_end on passkey_challenge (expires_at);

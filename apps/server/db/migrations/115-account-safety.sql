-- In which language the owner is written to; null until the next sign-in.
alter table customer add column language text;
-- Since when the owner wants nothing to leave the account; null where withdrawals are free.
alter table customer add column withdrawals_frozen_at bigint;

-- Null is told by the app alone; the others go out by mail or text message as well, beginning at tell_at.
alter table message
  add column telling text check (telling in ('waiting', 'sent', 'no-address', 'failed')),
  add column tell_at bigint,
  add check ((telling is null) = (tell_at is null));
create index message_telling on message (tell_at) where telling = 'waiting';

-- What stands in such a mail: it freezes withdrawals, once, and can do nothing else.
create table freeze_link (
  token_hash text primary key,
  user_id text not null references customer (id) on delete cascade,
  message_id text not null,
  expires_at bigint not null,
  used_at bigint
);
create index freeze_link_expiry on freeze_link (expires_at);

-- Devices that have signed in before, by a random token that they keep; only its hash is here.
create table known_device (
  owner text not null check (owner in ('customer', 'operator')),
  owner_id text not null,
  token_hash text not null,
  created_at bigint not null,
  seen_at bigint not null,
  primary key (owner, owner_id, token_hash)
);

-- Who asks for a code gets one of his own, so that a stranger's request takes nothing from it; tries of others are counted apart.
alter table verification_code
  add column asker text not null default '',
  add column other_tries smallint not null default 0,
  drop constraint email_code_pkey,
  add primary key (purpose, address, asker);

-- Who signed in, was refused or came too fast, from where and when; repeats are one row with their count.
create table security_event (
  id bigint generated always as identity primary key,
  kind text not null,
  customer_id text,
  operator_id text,
  call text not null,
  -- Name of the refusal; null for what was done.
  reason text,
  source text not null,
  device text,
  count integer not null check (count > 0),
  first_at bigint not null,
  last_at bigint not null check (last_at >= first_at)
);
create index security_event_time on security_event (last_at desc);
create index security_event_customer on security_event (customer_id, id desc) where customer_id is not null;
create index security_event_operator on security_event (operator_id, id desc) where operator_id is not null;

create trigger security_event_append_only before update or truncate on security_event for each statement execute function refuse_change();

-- Only what is old may be forgotten, whatever the setting says.
create function refuse_young_security_event() returns trigger language plpgsql as $$
begin
  if old.last_at > (select max(last_at) from security_event) - 30 * 86400000::bigint then
    raise exception 'security_event % is younger than 30 days', old.id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger security_event_kept before delete on security_event for each row execute function refuse_young_security_event();

-- What operators are told of while nobody looks: each cause of each subject once, until it has ended.
create table pager_alert (
  id text primary key,
  cause text not null check (cause in ('deadline-near', 'queue-age', 'reserve-high', 'feed-fault', 'withdrawal-unknown',
    'invariant-failed', 'server-fault', 'chain-silent', 'big-win', 'operator-device', 'alerts-changed')),
  subject text not null check (subject <> ''),
  -- A JSON object of texts, as they were when it was raised.
  facts text not null,
  raised_at bigint not null,
  acknowledged_by text references operator (id),
  acknowledged_at bigint,
  resolved_at bigint check (resolved_at >= raised_at),
  check ((acknowledged_by is null) = (acknowledged_at is null))
);
create unique index pager_alert_open on pager_alert (cause, subject) where resolved_at is null;
create index pager_alert_time on pager_alert (raised_at, id);

-- What was raised stays as it was raised, who has taken note of it stays, and it ends once.
create function refuse_pager_change() returns trigger language plpgsql as $$
begin
  raise exception 'alert % is history', old.id using errcode = 'restrict_violation';
end $$;
create trigger pager_alert_frozen before update on pager_alert for each row when (
  (new.id, new.cause, new.subject, new.facts, new.raised_at)
    is distinct from (old.id, old.cause, old.subject, old.facts, old.raised_at)
  or old.resolved_at is not null and new.resolved_at is distinct from old.resolved_at
  or old.acknowledged_by is not null and new.acknowledged_by is distinct from old.acknowledged_by
) execute function refuse_pager_change();
create trigger pager_alert_kept before delete or truncate on pager_alert
  for each statement execute function refuse_change();

-- Where alerts go; addresses and keys lie sealed. What is removed is told nothing more and stays in the history.
create table pager_channel (
  id text primary key,
  kind text not null check (kind in ('mail', 'push', 'webhook', 'telegram')),
  name text not null check (name <> ''),
  sealed text not null,
  -- Of a browser: the pair that it subscribed with.
  push_key_id integer references push_key (id),
  created_by text not null references operator (id),
  created_at bigint not null,
  removed_at bigint,
  check ((kind = 'push') = (push_key_id is not null))
);
create unique index pager_channel_name on pager_channel (lower(name)) where removed_at is null;

-- Which cause goes where, how long after it was raised while nobody has taken note, and when it waits for the morning.
create table pager_rule (
  id text primary key,
  cause text not null,
  channel_id text not null references pager_channel (id),
  after_ms bigint not null check (after_ms >= 0),
  -- Minutes of the platform day, from one up to the other.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  created_by text not null references operator (id),
  created_at bigint not null,
  removed_at bigint,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from is distinct from quiet_to or quiet_from is null)
);
create unique index pager_rule_live on pager_rule (cause, channel_id, after_ms) where removed_at is null;

create table pager_bound (
  cause text primary key,
  bound bigint not null check (bound > 0),
  changed_by text not null references operator (id),
  changed_at bigint not null
);

create table pager_delivery (
  id text primary key,
  alert_id text not null references pager_alert (id),
  channel_id text not null references pager_channel (id),
  due_at bigint not null,
  attempts smallint not null default 0 check (attempts >= 0),
  -- What the last try met, in a word or a status.
  fault text,
  sent_at bigint,
  -- Given up, or needed no more.
  ended_at bigint
);
create index pager_delivery_alert on pager_delivery (alert_id);
create index pager_delivery_due on pager_delivery (due_at) where sent_at is null and ended_at is null;

-- How far has been looked for what happens once: journals of the house, devices of operators.
create table pager_until (
  id smallint primary key check (id = 1),
  journal_id bigint not null check (journal_id >= 0),
  device_at bigint not null
);
insert into pager_until select 1, coalesce((select max(id) from journal), 0),
  coalesce((select max(created_at) from known_device where owner = 'operator'), 0);
create index known_device_operators on known_device (created_at) where owner = 'operator';

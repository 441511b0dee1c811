create table operator (
  id text primary key,
  name text not null,
  name_key text not null unique,
  role text not null check (role in ('support', 'finance', 'risk', 'admin')),
  password_hash text not null,
  -- False while the password is the one that was handed out.
  password_own boolean not null default false,
  totp_secret text,
  totp_enrolled boolean not null default false check (not totp_enrolled or totp_secret is not null),
  -- The last time step whose code was used: a code works once.
  totp_step bigint not null default 0,
  disabled boolean not null default false,
  created_by text references operator (id),
  -- Who last handed out a password to him.
  reset_by text references operator (id),
  created_at bigint not null
);

create table operator_session (
  id text primary key,
  token_hash text not null unique,
  operator_id text not null references operator (id),
  stage text not null check (stage in ('password', 'totp', 'live')),
  ip text not null,
  created_at bigint not null,
  seen_at bigint not null
);

-- What operators have done and looked at. Numbered and chained by the database itself, whoever writes.
create table operator_audit (
  seq bigint primary key,
  time bigint not null,
  operator_id text,
  operator_name text not null,
  act text not null,
  subject text not null,
  user_id text,
  details text not null,
  prev_hash text not null,
  hash text not null
);
create index operator_audit_user on operator_audit (user_id, seq desc) where user_id is not null;

-- Length before content, so that no two rows have one text.
create function audit_part(content text) returns text language sql immutable as $$
  select case when content is null then '-' else octet_length(convert_to(content, 'UTF8')) || ':' || content end
$$;

create function chain_operator_audit() returns trigger language plpgsql as $$
declare last record;
begin
  perform pg_advisory_xact_lock(7263070);
  select seq, hash into last from operator_audit order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.prev_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := encode(sha256(convert_to(
    audit_part(new.prev_hash) || audit_part(new.seq::text) || audit_part(new.time::text) || audit_part(new.operator_id) || audit_part(new.operator_name)
    || audit_part(new.act) || audit_part(new.subject) || audit_part(new.user_id) || audit_part(new.details), 'UTF8')), 'hex');
  return new;
end $$;
create trigger operator_audit_chain before insert on operator_audit for each row execute function chain_operator_audit();
create trigger operator_audit_append_only before update or delete or truncate on operator_audit for each statement execute function refuse_change();

-- What needs two operators. What is proposed never changes, and it is decided once.
create table operator_proposal (
  id text primary key,
  kind text not null,
  subject text not null,
  user_id text,
  payload json not null,
  reason text not null,
  maker text not null references operator (id),
  made_at bigint not null,
  checker text references operator (id),
  decided_at bigint,
  decision text check (decision in ('approved', 'refused', 'withdrawn')),
  decision_reason text,
  journal_id bigint,
  check ((decision is null) = (checker is null) and (decision is null) = (decided_at is null)),
  check (decision is not null or journal_id is null),
  constraint two_operators check (checker is null or (checker <> maker) = (decision <> 'withdrawn'))
);
create unique index operator_proposal_open on operator_proposal (subject) where decision is null;
create index operator_proposal_made on operator_proposal (made_at desc);

create function refuse_proposal_change() returns trigger language plpgsql as $$
begin
  raise exception 'proposal % is decided, or what it proposes is frozen', old.id using errcode = 'restrict_violation';
end $$;
create trigger operator_proposal_frozen before update on operator_proposal for each row when (
  old.decision is not null
  or (new.id, new.kind, new.subject, new.user_id, new.payload::text, new.reason, new.maker, new.made_at)
     is distinct from (old.id, old.kind, old.subject, old.user_id, old.payload::text, old.reason, old.maker, old.made_at)
) execute function refuse_proposal_change();
create trigger operator_proposal_kept before delete or truncate on operator_proposal for each statement execute function refuse_change();

create table operator_note (
  id bigint generated always as identity primary key,
  user_id text not null references customer (id),
  operator_id text not null references operator (id),
  text text not null,
  time bigint not null
);
create index operator_note_user on operator_note (user_id, id desc);
create trigger operator_note_append_only before update or delete or truncate on operator_note for each statement execute function refuse_change();

-- A sign-in that is under way while its account is frozen must not leave a session behind.
create function refuse_frozen_session() returns trigger language plpgsql as $$
begin
  if (select frozen from customer where id = new.user_id for share) then
    raise exception 'customer % is frozen', new.user_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger session_of_frozen before insert on session for each row execute function refuse_frozen_session();

-- One conversation for each customer.
create table support_conversation (
  id text primary key,
  user_id text not null unique references customer (id),
  status text not null check (status in ('open', 'closed')),
  -- The customer has spoken last.
  waiting boolean not null,
  opened_at bigint not null,
  last_at bigint not null,
  last_text text not null
);
create index support_conversation_queue on support_conversation (status, waiting desc, last_at);
create table support_message (
  id text primary key,
  position bigint generated always as identity,
  conversation_id text not null references support_conversation (id),
  operator_id text references operator (id),
  text text not null,
  files text[] not null,
  time bigint not null
);
create index support_message_list on support_message (conversation_id, position desc);
create trigger support_message_append_only before update or delete or truncate on support_message for each statement execute function refuse_change();

-- Texts of the operators; they stand in the place of those that come with the product.
create table content_text (
  family text not null check (family in ('banner', 'article', 'notice', 'coin')),
  key text not null,
  language text not null,
  title text not null,
  summary text not null,
  text text not null,
  image text,
  link text check (link like 'https://%'),
  hidden boolean not null,
  position integer not null,
  changed_at bigint not null,
  changed_by text not null references operator (id),
  primary key (family, key, language)
);

create table service_lines (
  id smallint primary key check (id = 1),
  customer_link text check (customer_link like 'https://%'),
  lines json not null
);

-- In real mode a product is off in a country until it is here.
create table country_product (
  country text not null,
  product text not null check (product in ('fast', 'futures', 'bonus', 'wealth', 'lock-mining', 'vnd')),
  primary key (country, product)
);

-- A symbol that takes no new orders. Marks go on and open orders run by their terms.
create table symbol_halt (
  id text primary key,
  symbol text not null,
  reason text not null,
  started_by text not null,
  started_at bigint not null,
  ended_by text,
  ended_at bigint,
  check ((ended_by is null) = (ended_at is null)),
  check (ended_at is null or ended_at >= started_at)
);
create unique index symbol_halt_open on symbol_halt (symbol) where ended_at is null;

-- Times at which a symbol had no mark although its feed was to speak. Written by the market, by nobody else.
create table feed_fault (
  id text primary key,
  symbol text not null,
  kind text not null,
  from_time bigint not null,
  to_time bigint not null,
  check (to_time > from_time)
);
create index feed_fault_symbol on feed_fault (symbol, to_time desc);
create trigger feed_fault_append_only before update or delete or truncate on feed_fault for each statement execute function refuse_change();

create table symbol_void (
  id text primary key,
  proposal_id text not null unique references operator_proposal (id),
  symbol text not null,
  from_time bigint not null,
  to_time bigint not null,
  fault_id text not null references feed_fault (id),
  reason text not null,
  time bigint not null,
  orders integer not null,
  kept_wins integer not null,
  check (to_time > from_time)
);
create trigger symbol_void_append_only before update or delete or truncate on symbol_void for each statement execute function refuse_change();

-- A settled fast order whose stake a void has given back.
create table voided_order (
  order_no text primary key references fast_order (order_no),
  void_id text not null,
  journal_id bigint not null,
  user_id text not null
);
create trigger voided_order_append_only before update or delete or truncate on voided_order for each statement execute function refuse_change();

-- Rates that two operators have set; without a row the setting counts.
create table set_rate (
  name text primary key check (name = 'VND'),
  units bigint not null check (units > 0),
  changed_at bigint not null
);

-- The key pair by which the push services know this installation; its private half is sealed.
create table push_key (
  id integer primary key check (id = 1),
  public_key text not null,
  private_key_sealed text not null
);

-- A device that has asked for notifications. It ends with the session that asked.
create table push_subscription (
  endpoint text primary key,
  user_id text not null,
  session_id text not null references session (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at bigint not null
);
create index push_subscription_user on push_subscription (user_id);
create index push_subscription_session on push_subscription (session_id);

-- Which kinds a customer wants; without a row all of them.
create table push_setting (
  user_id text primary key,
  orders boolean not null,
  money boolean not null,
  support boolean not null,
  alerts boolean not null
);

-- A price that its customer wants to hear of, once. Information only: nothing is traded by it.
create table price_alert (
  id text primary key,
  user_id text not null,
  symbol text not null,
  direction text not null check (direction in ('above', 'below')),
  price numeric(30, 8) not null check (price > 0),
  created_at bigint not null,
  fired_at bigint,
  fired_price numeric(30, 8),
  check ((fired_at is null) = (fired_price is null))
);
create index price_alert_user on price_alert (user_id, created_at desc);

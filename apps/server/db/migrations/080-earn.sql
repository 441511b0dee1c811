-- Every version of a product is kept: orders name the one they were accepted under.
create table earn_product (
  product_id text not null,
  version integer not null check (version > 0),
  kind text not null check (kind in ('lock-mining', 'wealth')),
  currency text not null,
  daily_rate numeric(38, 0) not null check (daily_rate > 0 and daily_rate <> 'NaN'),
  penalty_rate numeric(38, 0) not null check (penalty_rate >= 0 and penalty_rate <> 'NaN'),
  days integer not null check (days > 0),
  dividend text not null check (dividend in ('daily', 'end')),
  min_amount numeric(38, 0) not null check (min_amount > 0 and min_amount <> 'NaN'),
  max_amount numeric(38, 0) not null check (max_amount >= min_amount and max_amount <> 'NaN'),
  example boolean not null,
  paused boolean not null,
  primary key (product_id, version)
);
create trigger earn_product_append_only before update or delete or truncate on earn_product
  for each statement execute function refuse_change();

create table earn_order (
  order_no text primary key,
  user_id text not null,
  product_id text not null,
  version integer not null,
  kind text not null,
  currency text not null,
  daily_rate numeric(38, 0) not null,
  penalty_rate numeric(38, 0) not null,
  days integer not null,
  dividend text not null,
  principal numeric(38, 0) not null check (principal > 0 and principal <> 'NaN'),
  daily_income numeric(38, 0) not null check (daily_income > 0 and daily_income <> 'NaN'),
  start_at bigint not null,
  paid_days integer not null check (paid_days >= 0 and paid_days <= days),
  paid numeric(38, 0) not null check (paid = daily_income * paid_days),
  status text not null check (status in ('active', 'completed', 'redeemed')),
  ended_at bigint,
  penalty numeric(38, 0) not null check (penalty >= 0 and penalty <= principal and penalty <> 'NaN'),
  foreign key (product_id, version) references earn_product,
  check ((status = 'active') = (ended_at is null)),
  check (status <> 'completed' or (paid_days = days and penalty = 0))
);
create index earn_order_open on earn_order (start_at) where ended_at is null;
create index earn_order_user on earn_order (user_id, kind, start_at desc);

create function refuse_earn_change() returns trigger language plpgsql as $$
begin
  raise exception 'order % has ended or its terms are frozen', old.order_no using errcode = 'restrict_violation';
end $$;
-- Afterwards: before it, each row would be locked on its own.
create trigger earn_order_frozen after update on earn_order for each row when (
  old.ended_at is not null
  or new.paid_days < old.paid_days
  or (new.user_id, new.product_id, new.version, new.kind, new.currency, new.daily_rate, new.penalty_rate, new.days, new.dividend, new.principal, new.daily_income, new.start_at)
     is distinct from
     (old.user_id, old.product_id, old.version, old.kind, old.currency, old.daily_rate, old.penalty_rate, old.days, old.dividend, old.principal, old.daily_income, old.start_at)
) execute function refuse_earn_change();
create trigger earn_order_kept before delete or truncate on earn_order for each statement execute function refuse_change();

-- One row for each paid day of an order, or for all that is paid at the end. What still runs follows from the order.
create table earn_income (
  order_no text not null references earn_order,
  day integer not null check (day > 0),
  user_id text not null,
  amount numeric(38, 0) not null check (amount > 0 and amount <> 'NaN'),
  due_at bigint not null,
  settled_at bigint not null,
  journal_id bigint not null,
  primary key (order_no, day)
);
create index earn_income_user on earn_income (user_id, due_at desc);
create trigger earn_income_append_only before update or delete or truncate on earn_income
  for each statement execute function refuse_change();

-- What an operator calls a product, by language; without a row the seeded words of its kind are shown.
create table earn_product_text (
  product_id text not null,
  language text not null,
  name text not null check (name <> ''),
  description text not null,
  primary key (product_id, language)
);

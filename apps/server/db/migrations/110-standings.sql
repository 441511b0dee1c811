-- What operators let a customer do; a frozen or closed one still signs in, to read and to write to support.
alter table customer add column standing text not null default 'open' check (standing in ('open', 'payouts-held', 'frozen', 'closed'));
update customer set standing = 'frozen' where frozen;
alter table customer drop column frozen;
alter table customer add column frozen boolean generated always as (standing = 'frozen') stored;
create index customer_standing on customer (standing) where standing <> 'open';

drop trigger session_of_frozen on session;
drop function refuse_frozen_session();

-- What pays out a closed account is no withdrawal of a day.
alter table withdrawal add column closing boolean not null default false;
drop index withdrawal_day;
create unique index withdrawal_day on withdrawal (user_id, platform_day) where status not in ('rejected', 'cancelled') and not closing;

-- Customers who have asked to close their account, and where everything is to be paid.
create table account_closing (
  id text primary key,
  user_id text not null references customer (id),
  way text not null check (way in ('chain', 'bank')),
  address text,
  bank_card_id text,
  bank_name text,
  card_no text,
  requested_at bigint not null,
  status text not null check (status in ('requested', 'cancelled', 'done')),
  -- The withdrawal that has paid everything out; null when nothing was left.
  order_no text,
  ended_at bigint,
  check ((way = 'chain') = (address is not null) and (way = 'bank') = (bank_card_id is not null)),
  check ((status = 'requested') = (ended_at is null))
);
create unique index account_closing_open on account_closing (user_id) where status = 'requested';
create function refuse_closing_change() returns trigger language plpgsql as $$
begin
  raise exception 'the closing % has ended, or its terms are frozen', old.id using errcode = 'restrict_violation';
end $$;
create trigger account_closing_frozen before update on account_closing for each row when (
  old.ended_at is not null
  or (new.user_id, new.way, new.address, new.bank_card_id, new.requested_at) is distinct from (old.user_id, old.way, old.address, old.bank_card_id, old.requested_at)
) execute function refuse_closing_change();
create trigger account_closing_kept before delete or truncate on account_closing for each statement execute function refuse_change();

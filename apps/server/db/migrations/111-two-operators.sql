-- Who has handed an operator's account to whom: made it, reset its access, raised its role or let it in again.
create table operator_handout (
  id bigint generated always as identity primary key,
  operator_id text not null references operator (id),
  by_operator text not null references operator (id),
  act text not null check (act in ('made', 'reset', 'promoted', 'enabled')),
  proposal_id text references operator_proposal (id),
  time bigint not null,
  check (operator_id <> by_operator)
);
create index operator_handout_of on operator_handout (operator_id);
create trigger operator_handout_append_only before update or delete or truncate on operator_handout
  for each statement execute function refuse_change();

-- What was done before stands in the audit.
insert into operator_handout (operator_id, by_operator, act, time)
  select o.id, a.operator_id,
    case a.act when 'operator-create' then 'made' when 'operator-reset' then 'reset' when 'operator-role' then 'promoted' else 'enabled' end, a.time
  from operator_audit a join operator o on a.subject = 'operator:' || o.id
  where a.operator_id is not null and a.operator_id <> o.id
    and a.act in ('operator-create', 'operator-reset', 'operator-role', 'operator-enable')
  order by a.seq;

-- A customer account that is an operator's own, as he or an administrator has declared it.
create table operator_customer (
  operator_id text not null references operator (id),
  user_id text not null references customer (id),
  declared_by text not null references operator (id),
  time bigint not null,
  primary key (operator_id, user_id)
);
create trigger operator_customer_append_only before update or delete or truncate on operator_customer
  for each statement execute function refuse_change();

-- An operator and everybody whose hands the account has been in, through all that they came from.
create function operator_hands(whose text) returns table (id text) language sql stable as $$
  with recursive hands (id) as (
    select whose union select h.by_operator from operator_handout h join hands on h.operator_id = hands.id
  )
  select id from hands
$$;
-- Two accounts that share anybody count as one person.
create function operators_independent(a text, b text) returns boolean language sql stable as $$
  select not exists (select from operator_hands(a) x join operator_hands(b) y on x.id = y.id)
$$;
create function is_own_customer(operator text, customer text) returns boolean language sql stable as $$
  select exists (select from operator_customer c where c.user_id = customer and not operators_independent(c.operator_id, operator))
$$;

create function refuse_dependent_operators() returns trigger language plpgsql as $$
begin
  if not operators_independent(new.maker, new.checker) then
    raise exception 'two_operators: maker and checker of proposal % count as one person', new.id using errcode = 'restrict_violation';
  end if;
  if is_own_customer(new.maker, new.user_id) or is_own_customer(new.checker, new.user_id) then
    raise exception 'two_operators: proposal % is about an operator''s own account', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger operator_proposal_independent before insert or update on operator_proposal for each row
  when (new.decision = 'approved') execute function refuse_dependent_operators();

-- What an adjustment counts towards the day's ceiling, in USDT's smallest unit.
alter table adjustment add column worth numeric(38, 0) check (worth >= 0 and worth <> 'NaN');

-- When the one-time password was handed out; null once an own one is set, or where it was before this was kept.
alter table operator add column one_time_since bigint;

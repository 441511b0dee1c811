-- Roles that operators have built: of what a role which comes with the product may do, kinds of proposals that their
-- holders make and approve, areas in which they act by themselves, and how much they approve. The last version holds.
create table operator_role (
  role_id text not null,
  version integer not null check (version > 0),
  name text not null,
  base text not null check (base in ('support', 'finance', 'risk', 'admin')),
  makes text[] not null,
  checks text[] not null,
  acts text[] not null,
  -- In the smallest unit of USDT; null for no limit.
  approve_max numeric(38, 0) check (approve_max > 0 and approve_max <> 'NaN'),
  day_max numeric(38, 0) check (day_max > 0 and day_max <> 'NaN'),
  proposal_id text not null unique references operator_proposal (id),
  time bigint not null,
  primary key (role_id, version)
);
create trigger operator_role_append_only before update or delete or truncate on operator_role
  for each statement execute function refuse_change();
create constraint trigger operator_role_of_two after insert on operator_role
  deferrable initially deferred for each row execute function need_approved_proposal('role-change');

-- Who has which of them; null for the role that comes with the product. The last row counts.
create table operator_role_held (
  id bigint generated always as identity primary key,
  operator_id text not null references operator (id),
  role_id text,
  -- Null where one administrator has set somebody down to support.
  proposal_id text references operator_proposal (id),
  time bigint not null
);
create index operator_role_held_of on operator_role_held (operator_id, id desc);
create trigger operator_role_held_append_only before update or delete or truncate on operator_role_held
  for each statement execute function refuse_change();

create function operator_role_id(whose text) returns text language sql stable as $$
  select role_id from operator_role_held where operator_id = whose order by id desc limit 1
$$;
-- The version that an operator works under; no row for a role that comes with the product.
create function operator_role_now(whose text) returns setof operator_role language sql stable as $$
  select * from operator_role where role_id = operator_role_id(whose) order by version desc limit 1
$$;

create or replace function operator_day_max(whose text) returns numeric language sql stable as $$
  select least(
    (select day_max from operator_mandate where operator_id = whose order by id desc limit 1),
    (select day_max from operator_role_now(whose)))
$$;

-- Versions follow each other and keep their base, and nobody changes a role that they hold.
create function guard_operator_role() returns trigger language plpgsql as $$
begin
  if exists (select from operator_role r where r.role_id = new.role_id and r.version <> new.version
      and (r.base <> new.base or r.version > new.version))
    or new.version <> (select count(*) from operator_role r where r.role_id = new.role_id) then
    raise exception 'version % of role % does not follow', new.version, new.role_id using errcode = 'restrict_violation';
  end if;
  if exists (select from operator_proposal p where p.id = new.proposal_id
      and new.role_id in (operator_role_id(p.maker), operator_role_id(p.checker))) then
    raise exception 'role % would be changed by who holds it', new.role_id using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger operator_role_not_own after insert on operator_role
  deferrable initially deferred for each row execute function guard_operator_role();

-- A role is given by two who are not its holder, and fits what the account is; one is enough down to support.
create function guard_operator_role_held() returns trigger language plpgsql as $$
declare own text := (select role from operator where id = new.operator_id);
begin
  if new.proposal_id is null and (new.role_id is not null or own <> 'support') or new.proposal_id is not null
    and not exists (select from operator_proposal p where p.id = new.proposal_id and p.decision = 'approved'
      and p.kind in ('operator-role', 'operator-create') and new.operator_id not in (p.maker, p.checker)) then
    raise exception 'the role of operator % needs two others', new.operator_id using errcode = 'restrict_violation';
  end if;
  if new.role_id is not null and not exists (select from operator_role where role_id = new.role_id and base = own) then
    raise exception 'role % is none of a %', new.role_id, own using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger operator_role_held_of_two after insert on operator_role_held
  deferrable initially deferred for each row execute function guard_operator_role_held();

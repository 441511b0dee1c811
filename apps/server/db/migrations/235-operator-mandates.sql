-- What an operator may do within the role: fewer kinds of proposals, approvals up to an amount, some addresses alone.
-- The last row counts; who has none may do what the role may.
create table operator_mandate (
  id bigint generated always as identity primary key,
  operator_id text not null references operator (id),
  -- Kinds of proposals; null for all of the role.
  makes text[],
  checks text[],
  -- Of one approval, in the smallest unit of USDT; null for no limit.
  approve_max numeric(38, 0) check (approve_max > 0 and approve_max <> 'NaN'),
  -- Addresses and networks; none for any.
  addresses text[] not null,
  proposal_id text not null unique references operator_proposal (id),
  time bigint not null
);
create index operator_mandate_of on operator_mandate (operator_id, id desc);
create trigger operator_mandate_append_only before update or delete or truncate on operator_mandate
  for each statement execute function refuse_change();
create constraint trigger operator_mandate_of_two after insert on operator_mandate
  deferrable initially deferred for each row execute function need_approved_proposal('operator-mandate');

-- Nobody decides what they themselves may do, nor does who counts as one person with them.
create function guard_operator_mandate() returns trigger language plpgsql as $$
begin
  if exists (select from operator_proposal p where p.id = new.proposal_id
      and (p.maker = new.operator_id or p.checker = new.operator_id)) then
    raise exception 'operator % would decide an own mandate', new.operator_id using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger operator_mandate_not_own after insert on operator_mandate
  deferrable initially deferred for each row execute function guard_operator_mandate();

-- When the authenticator, or a key of the operator's own, was last shown in a session: large acts ask for it anew.
alter table operator_session add column proven_at bigint not null default 0;

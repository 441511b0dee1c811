-- Customers who get a share of the fees of whom they have invited, from a moment on and until another.
create table agent (
  id bigint generated always as identity primary key,
  user_id text not null references customer (id),
  since bigint not null,
  until bigint check (until >= since),
  proposal_id text not null unique references operator_proposal (id),
  ended_by text unique references operator_proposal (id),
  check ((until is null) = (ended_by is null))
);
create unique index agent_now on agent (user_id) where until is null;

-- Nobody decides it alone, whatever the code does; seen at the end, when the decision stands.
create function need_two_for_agent() returns trigger language plpgsql as $$
begin
  if not exists (select from operator_proposal where id = coalesce(new.ended_by, new.proposal_id)
    and kind = 'agent-change' and decision = 'approved' and user_id = new.user_id
    and (payload->>'agent')::boolean = (new.until is null)) then
    raise exception 'an agent needs a proposal that another operator has approved';
  end if;
  return null;
end $$;
create constraint trigger agent_of_two after insert or update on agent
  deferrable initially deferred for each row execute function need_two_for_agent();

-- Of a row nothing changes but that it ends, once: nobody gets fees that were paid before, or after.
create function refuse_agent_change() returns trigger language plpgsql as $$
begin
  raise exception 'agent %: a row only ends, once', old.id using errcode = 'restrict_violation';
end $$;
create trigger agent_frozen before update on agent for each row when (
  old.until is not null or new.until is null
  or (new.id, new.user_id, new.since, new.proposal_id)
     is distinct from (old.id, old.user_id, old.since, old.proposal_id)
) execute function refuse_agent_change();
create trigger agent_kept before delete or truncate on agent for each statement execute function refuse_change();

-- What whom an agent has invited have paid on a platform day, counted once it is over. Units of USDT.
create table agent_day (
  agent_id text not null references customer (id),
  platform_day bigint not null,
  -- How many of them have paid fees.
  traders integer not null check (traders > 0),
  fees numeric(38, 0) not null check (fees > 0 and fees <> 'NaN'),
  share numeric(38, 0) not null check (share between 0 and 50000000),
  commission numeric(38, 0) not null check (commission >= 0 and commission * 2 <= fees),
  primary key (agent_id, platform_day),
  unique (agent_id, platform_day, commission)
);
create index agent_day_by_day on agent_day (platform_day desc, agent_id);
create index agent_day_bringing on agent_day (agent_id, platform_day) where commission > 0;
create trigger agent_day_append_only before update or delete or truncate on agent_day
  for each statement execute function refuse_change();

-- Up to which platform day that is done.
create table agent_days_until (
  id boolean primary key default true check (id),
  platform_day bigint not null
);

-- What was paid for a day: once, and what was counted.
create table agent_commission (
  agent_id text not null,
  platform_day bigint not null,
  commission numeric(38, 0) not null check (commission > 0),
  journal_id bigint not null unique,
  paid_at bigint not null,
  primary key (agent_id, platform_day),
  foreign key (agent_id, platform_day, commission) references agent_day (agent_id, platform_day, commission)
);
create trigger agent_commission_append_only before update or delete or truncate on agent_commission
  for each statement execute function refuse_change();

-- The most that an operator approves within twenty-four hours, in the smallest unit of USDT; null for no limit.
alter table operator_mandate add column day_max numeric(38, 0) check (day_max > 0 and day_max <> 'NaN');

-- What an approval moved, as it was valued then; null where it moved no money, or nothing could value it.
alter table operator_proposal
  add column worth numeric(38, 0) check (worth >= 0 and worth <> 'NaN'),
  add check (worth is null or decision = 'approved');
create index operator_proposal_approved on operator_proposal (checker, decided_at) where worth is not null;

create function operator_day_max(whose text) returns numeric language sql stable as $$
  select day_max from operator_mandate where operator_id = whose order by id desc limit 1
$$;
-- Two approvals at one moment, in two processes, come one after the other here.
create function refuse_beyond_day() returns trigger language plpgsql as $$
declare most numeric := operator_day_max(new.checker);
begin
  if most is null then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('approvals of ' || new.checker, 0));
  if new.worth + coalesce((select sum(worth) from operator_proposal
      where checker = new.checker and worth is not null and decided_at > new.decided_at - 86400000), 0) > most then
    raise exception 'operator % approves more than within a day', new.checker using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger operator_proposal_within_day before update on operator_proposal for each row
  when (old.decision is null and new.decision = 'approved' and new.worth is not null) execute function refuse_beyond_day();

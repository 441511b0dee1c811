-- Versions of the rules that two operators have decided stand among those that a start has told: what they set, as it
-- is sent, by which proposal, and the moment from which it holds. The last that holds by a moment is in force then.
alter table rules_version add column version integer unique check (version > 1);
alter table rules_version add column settings json;
alter table rules_version add column proposal_id text unique references operator_proposal (id);
alter table rules_version add check (
  (version is null) = (proposal_id is null) and (settings is null) = (proposal_id is null));

create or replace function note_rules() returns trigger language plpgsql as $$
begin
  if new.proposal_id is null then
    perform note_act('rules', new.since, jsonb_build_object('hash', new.hash, 'rules', new.rules));
  else
    -- Told when it is decided, which is before it holds.
    perform note_act('rules', null, jsonb_build_object('hash', new.hash, 'version', new.version, 'from', new.since,
      'rules', new.rules));
  end if;
  return null;
end $$;

-- Nobody decides it alone, whatever the code does; seen at the end, when the decision stands.
create function need_approved_proposal() returns trigger language plpgsql as $$
begin
  if not exists (select from operator_proposal
    where id = new.proposal_id and kind = tg_argv[0] and decision = 'approved') then
    raise exception '% needs a proposal % that another operator has approved', tg_table_name, tg_argv[0];
  end if;
  return null;
end $$;
create constraint trigger rules_version_of_two after insert on rules_version
  deferrable initially deferred for each row when (new.proposal_id is not null)
  execute function need_approved_proposal('rules-change');

-- One way for all rules that two decide.
drop trigger retail_rule_of_two on retail_rule;
drop function need_two_for_retail_rule();
create constraint trigger retail_rule_of_two after insert on retail_rule
  deferrable initially deferred for each row execute function need_approved_proposal('retail-rule');

-- What holds is what was approved, it follows the version before, and it never holds from a moment that has passed.
create function guard_rules_version() returns trigger language plpgsql as $$
declare approved record;
begin
  select decided_at, (payload -> 'settings')::jsonb as settings into approved
    from operator_proposal where id = new.proposal_id;
  if approved.settings is distinct from new.settings::jsonb then
    raise exception 'version % of the rules is not what was approved', new.version;
  end if;
  if new.since <= approved.decided_at then
    raise exception 'version % of the rules would hold from before it was decided', new.version;
  end if;
  if new.version <> 1 + coalesce((select max(version) from rules_version where id < new.id), 1) then
    raise exception 'version % of the rules does not follow the last', new.version;
  end if;
  return null;
end $$;
create constraint trigger rules_version_what_was_approved after insert on rules_version
  deferrable initially deferred for each row when (new.proposal_id is not null)
  execute function guard_rules_version();

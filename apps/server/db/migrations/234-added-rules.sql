-- What can be set has grown: a change of the rules that was proposed before says nothing of it, and leaves it as it was.
create function with_added_rules(settings jsonb) returns jsonb language sql immutable as $$
  select '{"caps": {"countries": []}, "addresses": {"signUps": null, "mails": null, "texts": null}}'::jsonb
    || settings || jsonb_build_object('withdrawals',
      '{"dayMax": null, "fromHour": 0, "untilHour": 24}'::jsonb || coalesce(settings -> 'withdrawals', '{}'))
$$;

create or replace function guard_rules_version() returns trigger language plpgsql as $$
declare approved record;
begin
  select decided_at, (payload -> 'settings')::jsonb as settings into approved
    from operator_proposal where id = new.proposal_id;
  if with_added_rules(approved.settings) is distinct from with_added_rules(new.settings::jsonb) then
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

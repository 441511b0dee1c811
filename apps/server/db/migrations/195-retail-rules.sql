-- What two operators have decided may be offered to retail customers of a country, instead of what the list in the code
-- says; the last row of a country holds.
create table retail_rule (
  id bigint generated always as identity primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  not_offered text[] not null check (not_offered <@ array['fast', 'futures', 'bonus']),
  -- The most leverage of each class; 0 where nothing may be opened in it.
  gold_or_major_index integer not null check (gold_or_major_index between 0 and 1000),
  commodity_or_minor_index integer not null check (commodity_or_minor_index between 0 and 1000),
  crypto integer not null check (crypto between 0 and 1000),
  proposal_id text not null unique references operator_proposal (id)
);
create trigger retail_rule_append_only before update or delete or truncate on retail_rule
  for each statement execute function refuse_change();

create function note_retail_rule() returns trigger language plpgsql as $$
begin
  perform note_act('retail-rule', null, jsonb_build_object('country', new.country, 'notOffered', new.not_offered,
    'leverageMax', jsonb_build_object('gold-or-major-index', new.gold_or_major_index,
      'commodity-or-minor-index', new.commodity_or_minor_index, 'crypto', new.crypto)));
  return null;
end $$;
create trigger retail_rule_logged after insert on retail_rule for each row execute function note_retail_rule();

-- Nobody decides it alone, whatever the code does; seen at the end, when the decision stands.
create function need_two_for_retail_rule() returns trigger language plpgsql as $$
begin
  if not exists (select from operator_proposal
    where id = new.proposal_id and kind = 'retail-rule' and decision = 'approved') then
    raise exception 'a rule for retail customers needs a proposal that another operator has approved';
  end if;
  return null;
end $$;
create constraint trigger retail_rule_of_two after insert on retail_rule
  deferrable initially deferred for each row execute function need_two_for_retail_rule();

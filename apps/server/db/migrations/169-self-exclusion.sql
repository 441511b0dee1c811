-- Who has shut themselves out of trading, until when. What was chosen lasts: its end only ever becomes later.
alter table own_limits add column excluded_until bigint check (excluded_until > 0);

create function refuse_earlier_end() returns trigger language plpgsql as $$
begin
  raise exception 'a time-out and a self-exclusion last as long as was chosen';
end $$;
create trigger own_limits_ends_kept before update on own_limits for each row when (
  new.user_id is distinct from old.user_id
  or coalesce(new.time_out_until, 0) < coalesce(old.time_out_until, 0)
  or coalesce(new.excluded_until, 0) < coalesce(old.excluded_until, 0)
) execute function refuse_earlier_end();
create trigger own_limits_kept before delete or truncate on own_limits
  for each statement execute function refuse_earlier_end();

-- Whether somebody administers: an account that is set up and not shut out, whose role and mandate still let them
-- propose who is let in again.
create function operator_administers(o operator) returns boolean language sql stable as $$
  select o.role = 'admin' and not o.disabled and o.password_own and o.totp_enrolled
    and coalesce((select 'operator-enable' = any (r.makes) from operator_role_now(o.id) r), true)
    and coalesce((select m.makes is null or 'operator-enable' = any (m.makes) from operator_mandate m
      where m.operator_id = o.id order by m.id desc limit 1), true)
$$;

-- Two who shut each other out at one moment come one after the other here, and the second one stays.
create function keep_an_administrator() returns trigger language plpgsql as $$
begin
  if not operator_administers(old) then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('the last administrator', 0));
  if not exists (select from operator o where o.id <> new.id and operator_administers(o)) then
    raise exception 'operator % is the last active administrator', new.id using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger operator_last_administrator after update on operator for each row
  when (old.role = 'admin' and not old.disabled and (new.disabled or new.role <> 'admin'))
  execute function keep_an_administrator();

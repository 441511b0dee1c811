-- Platform months that were closed, in their order: nothing that was booked in them changes any more, and nothing is
-- added to them. Later corrections are movements of the month that runs.
create table month_close (
  month text primary key check (month ~ '^2[0-9]{3}-(0[1-9]|1[0-2])$'),
  -- The first moment after it; platform months are those of UTC+1.
  until bigint not null unique,
  -- The last journal of it, 0 where there is none.
  last_journal bigint not null check (last_journal >= 0),
  proposal_id text not null unique references operator_proposal (id),
  closed_at bigint not null
);
create trigger month_close_append_only before update or delete or truncate on month_close
  for each statement execute function refuse_change();

-- What a month is said to be made of is looked up here, whoever says it.
create function refuse_wrong_month() returns trigger language plpgsql as $$
declare last text;
begin
  select max(month) into last from month_close;
  new.until := (extract(epoch from ((new.month || '-01')::date + interval '1 month') at time zone 'UTC') * 1000)::bigint - 3600000;
  new.last_journal := coalesce((select max(id) from journal where time < new.until), 0);
  if new.closed_at < new.until then
    raise exception 'month % is not over', new.month using errcode = 'restrict_violation';
  end if;
  if last is not null and new.month <> to_char((last || '-01')::date + interval '1 month', 'YYYY-MM') then
    raise exception 'month % does not follow %', new.month, last using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger month_close_in_order before insert on month_close for each row execute function refuse_wrong_month();

-- Nobody closes one alone, whatever the code does; seen at the end, when the decision stands.
create function need_two_for_month() returns trigger language plpgsql as $$
begin
  if not exists (select from operator_proposal
    where id = new.proposal_id and kind = 'month-close' and decision = 'approved') then
    raise exception 'closing a month needs a proposal that another operator has approved';
  end if;
  return null;
end $$;
create constraint trigger month_close_of_two after insert on month_close
  deferrable initially deferred for each row execute function need_two_for_month();

-- Journals ascend in id and time, so what belongs to a closed month is known by either.
create function refuse_closed_journal() returns trigger language plpgsql as $$
declare closed record;
begin
  select until, last_journal into closed from month_close order by until desc limit 1;
  if found and exists (select from written where time < closed.until or id <= closed.last_journal) then
    raise exception 'a journal of a closed month' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger journal_month_open after insert on journal
  referencing new table as written for each statement execute function refuse_closed_journal();

create function refuse_closed_entry() returns trigger language plpgsql as $$
declare closed bigint;
begin
  select max(last_journal) into closed from month_close;
  if closed is not null and exists (select from written where journal_id <= closed) then
    raise exception 'an entry of a closed month' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger journal_entry_month_open after insert on journal_entry
  referencing new table as written for each statement execute function refuse_closed_entry();

-- Months are added up by the time of their journals.
create index journal_time on journal (time);

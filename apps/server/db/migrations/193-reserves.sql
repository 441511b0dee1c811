-- What proven addresses held on their chain when what is owed was taken: as text of JSON, null where none are named.
alter table liability_moment add column reserves jsonb;

create or replace function note_liability_moment() returns trigger language plpgsql as $$
begin
  insert into log_intake (kind, time, facts) values ('liabilities', new.taken_at,
    (jsonb_build_object('version', 2, 'day', new.day, 'moment', new.moment, 'takenAt', new.taken_at,
      'journal', new.journal_id::text, 'house', new.house, 'roots',
      (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'sum', sum::text, 'leaves', leaves,
          'hash', hash) order by currency collate "C"), '[]')
        from liability_total where (day, moment) = (new.day, new.moment)))
      || case when new.reserves is null then '{}' else jsonb_build_object('reserves', new.reserves) end)::text);
  return null;
end $$;

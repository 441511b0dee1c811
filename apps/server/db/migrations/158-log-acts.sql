-- Orders that were given back because a mark was missing, by symbol, reason and moment. One beyond the price that its
-- owner set is none: that was asked for.
create function note_automatic_voids() returns trigger language plpgsql as $$
begin
  perform note_act('void-automatic', settled_at,
      jsonb_build_object('symbol', symbol, 'cause', cause, 'orders', count(*)))
    from (
      select time as settled_at, split_part(content, '|', 4) as symbol,
        case when content like E'%\nentry -\n%' then 'no-entry'
          when time >= substring(content from E'\nentry [0-9]+@([0-9]+)=')::bigint
            + substring(split_part(content, '|', 6) from '^[0-9]+$')::bigint * 1000 then 'no-exit'
        end as cause
      from settled where content like E'terms fast|%\nresult void\n%'
    ) as void
    where cause is not null
    group by settled_at, symbol, cause;
  return null;
end $$;
create trigger receipt_voids_logged after insert on receipt referencing new table as settled
  for each statement execute function note_automatic_voids();

-- The rules by which everything is decided, each version once: as one text, and its SHA-256.
create table rules_version (
  id bigint generated always as identity primary key,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  rules text not null,
  since bigint not null
);
create trigger rules_version_append_only before update or delete or truncate on rules_version
  for each statement execute function refuse_change();
create function note_rules() returns trigger language plpgsql as $$
begin
  perform note_act('rules', new.since, jsonb_build_object('hash', new.hash, 'rules', new.rules));
  return null;
end $$;
create trigger rules_version_logged after insert on rules_version for each row execute function note_rules();

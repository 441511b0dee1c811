-- How many customers each has invited, for lists of those who have invited most. Nobody is ever invited by another one
-- later, so rows of customers alone change it.
create table inviter (
  user_id text primary key references customer (id),
  direct integer not null check (direct > 0),
  -- Whether nobody has invited them.
  root boolean not null
);
insert into inviter
  select i.invited_by, count(*), bool_and(c.invited_by is null)
    from customer i join customer c on c.id = i.invited_by group by 1;
create index inviter_most on inviter (direct desc, user_id) where root;

create function count_invited() returns trigger language plpgsql as $$
begin
  insert into inviter as t (user_id, direct, root)
    select i.invited_by, count(*), bool_and(c.invited_by is null)
      from added i join customer c on c.id = i.invited_by group by 1 order by 1
  on conflict (user_id) do update set direct = t.direct + excluded.direct;
  return null;
end $$;
create trigger customer_invited after insert on customer referencing new table as added
  for each statement execute function count_invited();

create function refuse_other_inviter() returns trigger language plpgsql as $$
begin
  raise exception 'who has invited customer % stays', old.id using errcode = 'restrict_violation';
end $$;
create trigger customer_inviter_frozen before update of invited_by on customer for each row
  when (new.invited_by is distinct from old.invited_by) execute function refuse_other_inviter();

-- What is owed to customers at two moments of each platform day, the second one at random: docs/fair.md has the
-- grammar. Days before keep what they have published.
create table liability_salt (
  user_id text primary key,
  -- Secret to its owner: who knows it finds his leaves, and nobody else can.
  salt char(64) not null default encode(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'),
  made_at bigint not null
);
create table liability_moment (
  day integer not null,
  moment smallint not null check (moment between 1 and 2),
  taken_at bigint not null,
  -- The last journal that is counted.
  journal_id bigint not null,
  -- What the house, insurance and reward pools own at the same moment: [{ name, currency, units }].
  house jsonb not null,
  primary key (day, moment)
);
create table liability_total (
  day integer not null,
  moment smallint not null,
  currency text not null,
  sum numeric(38, 0) not null check (sum > 0 and sum <> 'NaN'),
  leaves integer not null check (leaves >= 256),
  hash char(64) not null,
  primary key (day, moment, currency),
  foreign key (day, moment) references liability_moment
);
create trigger liability_salt_append_only before update or delete or truncate on liability_salt
  for each statement execute function refuse_change();
create trigger liability_moment_append_only before update or delete or truncate on liability_moment
  for each statement execute function refuse_change();
create trigger liability_total_append_only before update or delete or truncate on liability_total
  for each statement execute function refuse_change();

-- Kept for a time: what shows each customer that he is counted. Without its moment it is not finished, and shown to
-- nobody.
create table liability_part (
  day integer not null,
  moment smallint not null,
  currency text not null,
  position integer not null,
  -- Null for padding.
  user_id text,
  part smallint not null,
  units numeric(38, 0) not null check (units >= 0 and units <> 'NaN'),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (day, moment, currency, position)
);
create index liability_part_owner on liability_part (user_id, day, moment) where user_id is not null;
-- From the level above each block of 256 leaves on; what is below is made of the block.
create table liability_branch (
  day integer not null,
  moment smallint not null,
  currency text not null,
  level smallint not null check (level >= 8),
  position integer not null,
  sum numeric(38, 0) not null check (sum >= 0 and sum <> 'NaN'),
  hash char(64) not null,
  primary key (day, moment, currency, level, position)
);

create function note_liability_moment() returns trigger language plpgsql as $$
begin
  insert into log_intake (kind, time, facts) values ('liabilities', new.taken_at,
    jsonb_build_object('version', 2, 'day', new.day, 'moment', new.moment, 'takenAt', new.taken_at,
      'journal', new.journal_id::text, 'house', new.house, 'roots',
      (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'sum', sum::text, 'leaves', leaves,
          'hash', hash) order by currency collate "C"), '[]')
        from liability_total where (day, moment) = (new.day, new.moment)))::text);
  return null;
end $$;
create constraint trigger liability_moment_logged after insert on liability_moment deferrable initially deferred
  for each row execute function note_liability_moment();

-- Where the log says them: found without reading the log.
create index log_entry_liabilities on log_entry (log, index)
  where substring(data from 1 for 27) = '\x7b2276223a312c226b696e64223a226c696162696c697469657322'::bytea;

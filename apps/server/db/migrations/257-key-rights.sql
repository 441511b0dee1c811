-- A key may trade futures and fast orders too. Reading is part of every key, and still no right takes money out.
alter table program_key drop constraint program_key_rights_check;
alter table program_key add constraint program_key_rights_check
  check (rights <@ array['read', 'spot', 'futures', 'fast']::text[] and 'read' = any (rights));

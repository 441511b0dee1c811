-- Statements of our own bank accounts as operators have imported them. Amounts in dong.
create table bank_statement (
  id text primary key,
  account_id text not null references bank_account (id),
  format text not null check (format in ('mt940', 'camt053', 'csv')),
  file_name text not null,
  -- SHA-256 of the file.
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  -- Days of the first and the last line.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- What the account held before the first and after the last line, where the file says so.
  opening numeric(38, 0) check (opening <> 'NaN'),
  closing numeric(38, 0) check (closing <> 'NaN'),
  lines integer not null check (lines > 0),
  -- Lines that no earlier import had brought.
  new_lines integer not null check (new_lines between 0 and lines),
  imported_by text not null references operator (id),
  imported_at bigint not null
);
create index bank_statement_account on bank_statement (account_id, last_day, imported_at);
create trigger bank_statement_append_only before update or delete or truncate on bank_statement
  for each statement execute function refuse_change();

create table bank_line (
  -- Made of what the bank says of it: the same line has the same one, whichever file it comes in.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  account_id text not null references bank_account (id),
  statement_id text not null references bank_statement (id),
  position integer not null check (position > 0),
  day date not null,
  -- More than nothing came in, less went out.
  amount numeric(38, 0) not null check (amount <> 0 and amount <> 'NaN'),
  -- By which a deposit or a withdrawal names it; of one line only.
  proof text not null unique check (proof <> ''),
  -- The same without blanks and in small letters, as payments are compared.
  proof_key text not null check (proof_key <> ''),
  -- Words in it that can be the number of an order.
  mentions text[] not null,
  -- By which whoever handed in that name is found.
  name_key text,
  -- References, name and text.
  sealed text not null,
  unique (statement_id, position)
);
create index bank_line_day on bank_line (day, id);
create index bank_line_amount on bank_line (amount, day);
create index bank_line_account on bank_line (account_id, day);
create index bank_line_paid_by on bank_line (proof_key);
create index bank_line_mentions on bank_line using gin (mentions);

-- A line stays as the bank said it; the key that it is sealed with may be another.
create function refuse_line_change() returns trigger language plpgsql as $$
begin
  raise exception 'bank line % is as the bank said it', old.id using errcode = 'restrict_violation';
end $$;
create trigger bank_line_frozen before update on bank_line for each row when (
  (new.id, new.account_id, new.statement_id, new.position, new.day, new.amount, new.proof, new.proof_key, new.mentions, new.name_key)
  is distinct from
  (old.id, old.account_id, old.statement_id, old.position, old.day, old.amount, old.proof, old.proof_key, old.mentions, old.name_key)
) execute function refuse_line_change();
create trigger bank_line_kept before delete or truncate on bank_line for each statement execute function refuse_change();

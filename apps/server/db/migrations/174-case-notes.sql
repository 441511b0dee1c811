-- What operators note about a case among themselves; no customer reads it.
create table case_note (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('deposit', 'withdrawal', 'verification', 'conversation', 'proposal')),
  case_id text not null,
  operator_id text not null references operator (id),
  text text not null check (char_length(text) between 1 and 2000),
  time bigint not null
);
create index case_note_list on case_note (kind, case_id, id desc);
create trigger case_note_append_only before update or delete or truncate on case_note for each statement execute function refuse_change();

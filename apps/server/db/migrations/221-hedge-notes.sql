-- What operators note of how the house has hedged: a text with its author and time, that stays.
create table hedge_note (
  id bigint generated always as identity primary key,
  operator_id text not null references operator (id),
  text text not null check (char_length(text) between 1 and 2000),
  time bigint not null
);
create trigger hedge_note_append_only before update or delete or truncate on hedge_note
  for each statement execute function refuse_change();

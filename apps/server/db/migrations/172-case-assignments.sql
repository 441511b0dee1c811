-- Who of the operators is on a case: a word to the others for ten minutes, never a lock.
create table case_assignment (
  kind text not null check (kind in ('deposit', 'withdrawal', 'verification', 'conversation', 'proposal')),
  id text not null,
  operator_id text not null references operator (id),
  -- Who was on it when it was taken over.
  taken_from text references operator (id) check (taken_from <> operator_id),
  since bigint not null,
  until bigint not null check (until >= since),
  primary key (kind, id)
);
create index case_assignment_live on case_assignment (until);

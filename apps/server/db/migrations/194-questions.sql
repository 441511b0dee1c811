-- What customers have answered before their first real order that can lose all of its stake, each time that they did.
create table question_answer (
  id bigint generated always as identity primary key,
  user_id text not null,
  version integer not null,
  -- JSON: the choice of each question.
  answers text not null,
  passed boolean not null,
  answered_at bigint not null
);
create index question_answer_passed on question_answer (user_id) where passed;
create trigger question_answer_append_only before update or delete or truncate on question_answer
  for each statement execute function refuse_change();

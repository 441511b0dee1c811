-- Pictures that customers have sent. The bytes lie sealed elsewhere, under a name that no caller knows.
create table file (
  id text primary key,
  user_id text not null references customer (id),
  blob text not null unique,
  media_type text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  size int not null check (size > 0),
  created_at bigint not null,
  -- False until the bytes are kept: what a crash leaves behind is swept.
  ready boolean not null default false
);
create index file_user on file (user_id, created_at);

-- What a picture belongs to; one that belongs to nothing is swept.
create table file_use (
  file_id text not null references file (id),
  purpose text not null check (purpose in ('identity', 'deposit', 'wallet', 'bank', 'service')),
  reference text not null,
  primary key (file_id, purpose, reference)
);

-- Each look of an operator at a customer's picture.
create table file_view (
  id bigint generated always as identity primary key,
  file_id text not null,
  operator_id text not null,
  time bigint not null
);
create index file_view_file on file_view (file_id, time desc);
create trigger file_view_append_only before update or delete or truncate on file_view
  for each statement execute function refuse_change();

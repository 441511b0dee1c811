-- What happened to a customer, told once; the words are chosen when it is read.
create table message (
  id text primary key,
  user_id text not null,
  kind text not null,
  reference text not null,
  params json not null,
  time bigint not null,
  read_at bigint,
  unique (user_id, kind, reference)
);
create index message_user on message (user_id, time desc);

-- Announcements that a customer has opened.
create table notice_read (
  user_id text not null,
  notice_key text not null,
  read_at bigint not null,
  primary key (user_id, notice_key)
);

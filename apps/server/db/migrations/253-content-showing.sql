-- When and to whom a text is shown, in whatever language; one without a row is shown to everybody, always.
create table content_showing (
  family text not null check (family in ('banner', 'article', 'notice')),
  key text not null,
  from_at bigint,
  until_at bigint,
  countries text[] not null,
  levels text[] not null check (levels <@ array['none', 'primary', 'advanced']),
  languages text[] not null,
  changed_at bigint not null,
  changed_by text not null references operator (id),
  primary key (family, key),
  check (from_at < until_at)
);

-- A text in the making, in all its languages: nobody but operators and who has its preview reads it.
create table content_draft (
  family text not null check (family in ('banner', 'article', 'notice')),
  key text not null,
  body json not null,
  preview_key text not null unique,
  changed_at bigint not null,
  changed_by text not null references operator (id),
  primary key (family, key)
);

-- What was published, as it was then.
create table content_publication (
  id bigint generated always as identity primary key,
  family text not null,
  key text not null,
  body json not null,
  time bigint not null,
  operator_id text not null references operator (id)
);
create index content_publication_of on content_publication (family, key, id desc);
create trigger content_publication_append_only before update or delete or truncate on content_publication
  for each statement execute function refuse_change();

-- Pictures of texts, which everybody may see: not sealed, and kept as long as anything may show them.
create table content_picture (
  id text primary key,
  blob text not null unique,
  media_type text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  size int not null check (size > 0),
  created_at bigint not null,
  created_by text not null references operator (id)
);
create trigger content_picture_append_only before update or delete or truncate on content_picture
  for each statement execute function refuse_change();

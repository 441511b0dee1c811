-- Who has lost their access and asks for it without a session. Without a customer it is of a name that nobody has: it
-- was answered alike, and no operator sees it.
create table access_request (
  id text primary key,
  user_id text references customer (id),
  -- By which its pictures follow.
  ticket_hash text not null unique,
  -- What was written: the account, what is lost, the new contact, the document.
  sealed text not null,
  -- Pictures of the document, front and back, and of its holder with it.
  front_photo text,
  back_photo text,
  hold_photo text,
  asked_at bigint not null,
  -- When the last picture came: operators see it from then on.
  complete_at bigint,
  status text not null check (status in ('sending', 'open', 'refused', 'stopped', 'done', 'undone')),
  ended_at bigint,
  -- How the account was reached and entered before, for its owner to undo it.
  before_sealed text,
  check ((status = 'sending') = (complete_at is null)),
  check ((status in ('sending', 'open')) = (ended_at is null)),
  check ((status in ('done', 'undone')) = (before_sealed is not null)),
  check (complete_at is null or (front_photo is not null and back_photo is not null and hold_photo is not null)),
  check (user_id is not null or status in ('sending', 'open'))
);
create index access_request_owner on access_request (user_id, asked_at desc);
create index access_request_open on access_request (complete_at) where status = 'open' and user_id is not null;
create index access_request_unfinished on access_request (asked_at) where status = 'sending' or user_id is null;

alter table file_use drop constraint file_use_purpose_check;
alter table file_use add constraint file_use_purpose_check
  check (purpose in ('identity', 'deposit', 'wallet', 'bank', 'service', 'recovery'));

-- Where a message goes out to beside the app: all of these, instead of the one address of its customer.
alter table message add column addresses json;

-- What has ended stays ended, and what was asked for stays as it was, whoever acts at the same moment.
create function refuse_access_request_change() returns trigger language plpgsql as $$
begin
  raise exception 'access request % has ended, or its terms are frozen', old.id using errcode = 'restrict_violation';
end $$;
create trigger access_request_frozen before update on access_request for each row when (
  not case old.status when 'sending' then new.status in ('sending', 'open')
    when 'open' then new.status in ('open', 'refused', 'stopped', 'done') when 'done' then new.status in ('done', 'undone') else false end
  or (new.user_id, new.asked_at) is distinct from (old.user_id, old.asked_at)
  or old.status <> 'sending' and (new.front_photo, new.back_photo, new.hold_photo, new.complete_at)
    is distinct from (old.front_photo, old.back_photo, old.hold_photo, old.complete_at)
) execute function refuse_access_request_change();
create function refuse_access_request_loss() returns trigger language plpgsql as $$
begin
  raise exception 'access request % was handed in', old.id using errcode = 'restrict_violation';
end $$;
create trigger access_request_kept before delete on access_request for each row
  when (old.user_id is not null and old.status <> 'sending') execute function refuse_access_request_loss();

-- Customers who have closed their account: when what no law asks to keep was erased of them, and when their papers.
-- Ledger, orders and audit go on under their number, by which nobody is named any more.
create table account_erasure (
  user_id text primary key references customer (id),
  closed_at bigint not null,
  contact_at bigint not null check (contact_at >= closed_at),
  papers_at bigint check (papers_at >= contact_at)
);
create function refuse_unclosed_erasure() returns trigger language plpgsql as $$
begin
  if not exists (select from customer c join account_closing a on a.user_id = c.id
    where c.id = new.user_id and c.standing = 'closed' and a.status = 'done' and a.ended_at = new.closed_at) then
    raise exception 'the account % is not closed', new.user_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger account_erasure_of_closed before insert on account_erasure
  for each row execute function refuse_unclosed_erasure();
create function refuse_erasure_change() returns trigger language plpgsql as $$
begin
  raise exception 'the erasure of % stays as it was noted', old.user_id using errcode = 'restrict_violation';
end $$;
create trigger account_erasure_frozen before update on account_erasure for each row when (
  old.papers_at is not null
  or (new.user_id, new.closed_at, new.contact_at) is distinct from (old.user_id, old.closed_at, old.contact_at)
) execute function refuse_erasure_change();
create trigger account_erasure_kept before delete or truncate on account_erasure
  for each statement execute function refuse_change();
create index account_erasure_papers on account_erasure (closed_at) where papers_at is null;
create index account_closing_ended on account_closing (ended_at) where status = 'done';

create function papers_erased(of_user text) returns boolean language sql stable as $$
  select exists (select from account_erasure where user_id = of_user and papers_at is not null)
$$;

-- What was written stays as it was written; once the papers of its customer are erased, it may become nothing.
create function refuse_message_change() returns trigger language plpgsql as $$
begin
  if new.text = '' and new.files = '{}'
    and (new.id, new.position, new.conversation_id, new.operator_id, new.time)
      is not distinct from (old.id, old.position, old.conversation_id, old.operator_id, old.time)
    and papers_erased((select user_id from support_conversation where id = old.conversation_id)) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger support_message_append_only on support_message;
create trigger support_message_frozen before update on support_message
  for each row execute function refuse_message_change();
create trigger support_message_kept before delete or truncate on support_message
  for each statement execute function refuse_change();

create function refuse_note_change() returns trigger language plpgsql as $$
begin
  if new.text = '' and papers_erased(old.user_id) and (new.id, new.user_id, new.operator_id, new.time)
    is not distinct from (old.id, old.user_id, old.operator_id, old.time) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger operator_note_append_only on operator_note;
create trigger operator_note_frozen before update on operator_note for each row execute function refuse_note_change();
create trigger operator_note_kept before delete or truncate on operator_note
  for each statement execute function refuse_change();

-- Of a form the account of ours stays, which reconciliation needs.
alter table deposit_form alter column screenshot drop not null;
create function refuse_form_change() returns trigger language plpgsql as $$
begin
  if new.screenshot is null and new.bank_name is null and new.card_no is null
    and (new.order_no, new.bank_account_id) is not distinct from (old.order_no, old.bank_account_id)
    and papers_erased((select user_id from deposit where order_no = old.order_no)) then
    return new;
  end if;
  raise exception '% % has ended or its terms are frozen', tg_table_name, old.order_no using errcode = 'restrict_violation';
end $$;
drop trigger deposit_form_frozen on deposit_form;
create trigger deposit_form_frozen before update on deposit_form for each row when (
  (new.order_no, new.screenshot, new.bank_account_id, new.bank_name, new.card_no)
  is distinct from (old.order_no, old.screenshot, old.bank_account_id, old.bank_name, old.card_no)
) execute function refuse_form_change();

create or replace function refuse_access_request_loss() returns trigger language plpgsql as $$
begin
  if papers_erased(old.user_id) then
    return old;
  end if;
  raise exception 'access request % was handed in', old.id using errcode = 'restrict_violation';
end $$;

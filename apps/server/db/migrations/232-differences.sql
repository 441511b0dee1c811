-- What the ledger says otherwise than banks, the chain or our own promises do. One that is found is a case until one
-- operator has explained it and another has confirmed that; it never goes by itself.
create table book_difference (
  id bigint generated always as identity primary key,
  -- Platform day on which it was found.
  day integer not null,
  part text not null check (part in ('ledger', 'fast', 'pool', 'chain', 'bank-line', 'bank-deposit', 'assets')),
  -- An account, a pool, an order or a line.
  subject text not null,
  currency text not null,
  -- In the smallest units of the currency: what it should be, what the ledger has, and what of that was not known before.
  expected numeric(38, 0) not null check (expected <> 'NaN'),
  found numeric(38, 0) not null check (found <> 'NaN'),
  difference numeric(38, 0) not null check (difference <> 0 and difference <> 'NaN'),
  found_at bigint not null
);
create index book_difference_of on book_difference (part, subject, currency);
create trigger book_difference_append_only before update or delete or truncate on book_difference
  for each statement execute function refuse_change();

create table difference_explained (
  difference_id bigint primary key references book_difference (id),
  proposal_id text not null unique references operator_proposal (id)
);
create trigger difference_explained_append_only before update or delete or truncate on difference_explained
  for each statement execute function refuse_change();

-- Nobody explains one to themselves, whatever the code does; seen at the end, when the decision stands.
create function need_two_for_difference() returns trigger language plpgsql as $$
begin
  if not exists (select from operator_proposal where id = new.proposal_id and kind = 'difference-explain'
    and decision = 'approved' and subject = 'difference:' || new.difference_id) then
    raise exception 'explaining a difference needs a proposal that another operator has approved';
  end if;
  return null;
end $$;
create constraint trigger difference_explained_of_two after insert on difference_explained
  deferrable initially deferred for each row execute function need_two_for_difference();

-- Days that were looked at.
create table reconciliation (
  day integer primary key,
  time bigint not null,
  -- What each part was compared with, as it was answered: null where nobody could be asked.
  differences integer not null check (differences >= 0)
);
create trigger reconciliation_append_only before update or delete or truncate on reconciliation
  for each statement execute function refuse_change();

-- Lines that were found in the ledger once are marked, which is never undone: what ended there stays there. So whoever
-- asks for the open ones tries those alone that are not marked, of which some may be booked since.
alter table bank_line add column booked boolean not null default false;
update bank_line l set booked = true where exists (select from deposit d
    where d.bank_reference = l.credit_key and d.status = 'success' and d.received = l.amount)
  or exists (select from withdrawal w
    where lower(regexp_replace(w.txid, '\s+', '', 'g')) = l.proof_key and w.way = 'bank' and w.status = 'success'
      and w.vnd_amount = -l.amount);
create index bank_line_open on bank_line (day, id) where not booked;
create index bank_line_name on bank_line (name_key) where name_key is not null;
create trigger bank_line_stays_booked before update on bank_line for each row
  when (old.booked and not new.booked) execute function refuse_line_change();

-- A line's proof as a deposit holds it that was credited against it: without blanks, in capitals. Of one line only; of
-- lines whose proofs were told apart by these alone, the one that a deposit holds keeps it.
alter table bank_line add column credit_key text check (credit_key <> '');
update bank_line set credit_key = upper(proof_key);

do $$
declare
  again record;
  turn integer;
begin
  for again in
    select id, credit_key from (
      select l.id, l.credit_key, row_number() over (partition by l.credit_key order by
          exists (select from deposit d where d.bank_reference = l.credit_key and d.received = l.amount) desc,
          l.proof = l.credit_key desc, l.proof) as nth
        from bank_line l) one
     where nth > 1 order by credit_key, nth
  loop
    turn := 2;
    while exists (select from bank_line where credit_key = again.credit_key || '#' || turn) loop
      turn := turn + 1;
    end loop;
    update bank_line set credit_key = again.credit_key || '#' || turn where id = again.id;
  end loop;
end $$;

alter table bank_line alter column credit_key set not null;
alter table bank_line add unique (credit_key);
drop trigger bank_line_frozen on bank_line;
create trigger bank_line_frozen before update on bank_line for each row when (
  (new.id, new.account_id, new.statement_id, new.position, new.day, new.amount, new.proof, new.proof_key, new.credit_key, new.mentions, new.name_key)
  is distinct from
  (old.id, old.account_id, old.statement_id, old.position, old.day, old.amount, old.proof, old.proof_key, old.credit_key, old.mentions, old.name_key)
) execute function refuse_line_change();

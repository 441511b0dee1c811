-- What a closed account had in other currencies is exchanged at its mark without a fee, down to what is worth less than
-- the smallest unit; it has its row and its receipt as every exchange has.
alter table exchange drop constraint exchange_fee_rate_check, drop constraint exchange_fee_check,
  drop constraint exchange_obtainable_check;
alter table exchange
  add constraint exchange_fee_rate_check check (fee_rate >= 0 and fee_rate <> 'NaN'),
  add constraint exchange_fee_check check (fee >= 0 and fee <> 'NaN' and (fee > 0 or fee_rate = 0)),
  add constraint exchange_obtainable_check
    check (obtainable >= 0 and obtainable <> 'NaN' and (obtainable > 0 or fee_rate = 0));

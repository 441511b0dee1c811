-- Answers of customer service that are written once, by the rules of other texts; nobody reads one until it is sent.
alter table content_text drop constraint content_text_family_check;
alter table content_text add constraint content_text_family_check
  check (family in ('banner', 'article', 'notice', 'coin', 'answer'));

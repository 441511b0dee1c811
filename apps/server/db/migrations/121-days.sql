-- Who took test funds on the last day: a start asks for these alone.
create index test_funds_day on test_funds (platform_day);

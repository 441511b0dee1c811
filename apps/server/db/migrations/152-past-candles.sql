-- What the feed's history said of the last day's minutes that nobody has seen, one line each, by symbol: a start asks
-- only for those that are not here. Replaced as a whole; nothing rests on it.
create table past_candle (
  feed text not null,
  symbol text not null,
  minutes text not null,
  primary key (feed, symbol)
);

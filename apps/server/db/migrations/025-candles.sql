-- One row per symbol and minute, as its accepted marks and its feed's deals made it. What is longer is folded from these.
create table candle (
  feed text not null,
  symbol text not null,
  time bigint not null check (time % 60000 = 0),
  open numeric(38, 0) not null check (open > 0 and open <> 'NaN'),
  high numeric(38, 0) not null check (high >= greatest(open, close) and high <> 'NaN'),
  low numeric(38, 0) not null check (low > 0 and low <= least(open, close)),
  close numeric(38, 0) not null check (close > 0 and close <> 'NaN'),
  volume numeric(38, 0) not null check (volume >= 0 and volume <> 'NaN'),
  turnover numeric(38, 0) not null check (turnover >= 0 and turnover <> 'NaN'),
  whole boolean not null,
  primary key (feed, symbol, time)
);
create index candle_time on candle (time);

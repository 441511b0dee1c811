-- What customers have set themselves; a looser limit waits until its time.
create table own_limits (
  user_id text primary key,
  daily_loss numeric(38, 0) check (daily_loss > 0 and daily_loss <> 'NaN'),
  daily_loss_next numeric(38, 0) check (daily_loss_next > 0 and daily_loss_next <> 'NaN'),
  daily_loss_from bigint,
  stake numeric(38, 0) check (stake > 0 and stake <> 'NaN'),
  stake_next numeric(38, 0) check (stake_next > 0 and stake_next <> 'NaN'),
  stake_from bigint,
  time_out_until bigint,
  -- Nothing waits without its time, and what waits is looser.
  check (daily_loss_from is not null or daily_loss_next is null),
  check (daily_loss_from is null or (daily_loss is not null and coalesce(daily_loss_next > daily_loss, true))),
  check (stake_from is not null or stake_next is null),
  check (stake_from is null or (stake is not null and coalesce(stake_next > stake, true)))
);

-- What fast orders and futures have brought each customer on the platform day of the last settlement.
create table day_result (
  user_id text primary key,
  platform_day integer not null,
  net numeric(38, 0) not null check (net <> 'NaN')
);

import type { home as original } from '../vi/home.ts';
import type { Like } from '../words.ts';

export const home: Like<typeof original> = {
  totalAssets: '总资产',
  hideBalances: '隐藏余额',
  inOrders: '冻结',
  bonus: '锁定赠金',
  tradeNow: '立即交易',
  shortcuts: '快捷入口',
  fast: '快速合约',
  help: '帮助',
  transfer: '账户划转',
  exchange: '兑换',
  banners: '精选',
  pause: '暂停轮播',
  play: '自动轮播',
  mood: '市场脉搏',
  moodText: '方块越大，成交越多；颜色越深，波动越大',
  rising: '{count} 个上涨',
  falling: '{count} 个下跌',
  movers: '涨跌榜',
  seeAll: '查看全部',
  gainers: '涨幅',
  losers: '跌幅',
  volume: '成交额',
};

import type { quotations as original } from '../vi/quotations.ts';
import type { Like } from '../words.ts';

export const quotations: Like<typeof original> = {
  favourites: '自选',
  usdt: 'USDT',
  futures: '合约',
  search: '搜索币种、黄金、指数…',
  clear: '清除搜索',
  name: '名称',
  turnover: '成交额',
  price: '价格',
  change: '24 小时',
  sortedDown: '{column}，降序排列',
  sortedUp: '{column}，升序排列',
  halted: '已暂停',
  favourite: '自选 {symbol}',
  noMatch: '没有结果',
  noMatchText: '请尝试其他代码或名称，例如 BTC 或黄金。',
  noneListed: '暂无上市交易对',
  noFavourites: '还没有自选',
  noFavouritesText: '点按交易对旁的星标，即可在这里关注。',
  browse: '浏览行情',
};

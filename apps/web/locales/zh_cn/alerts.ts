import type { alerts as original } from '../vi/alerts.ts';
import type { Like } from '../words.ts';

export const alerts: Like<typeof original> = {
  title: '价格提醒',
  bell: '设置价格提醒',
  level: '价格',
  rises: '价格上涨至 {price} 时，提醒您一次。',
  falls: '价格下跌至 {price} 时，提醒您一次。',
  add: '设置提醒',
  set: '已设置提醒：{pair}，{price}',
  waiting: '等待中',
  reached: '已到达',
  reachedAt: '{time}，价格 {price}',
  above: '上涨至',
  below: '下跌至',
  remove: '删除 {price} 的提醒',
  none: '还没有价格提醒',
  noneText: '打开图表并点按铃铛，价格到达时会提醒您。',
  toChart: '前往行情',
  info: '提醒仅供参考，不会买入或卖出。',
  levelNeeded: '请输入价格',
  fired: '{symbol} 已到达 {price}',
};

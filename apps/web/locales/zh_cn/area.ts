import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: '搜索国家或区号',
  chosen: '当前选择',
  all: '全部',
  noMatch: '没有匹配项',
  noMatchText: '请尝试其他名称或区号，例如 84。',
};

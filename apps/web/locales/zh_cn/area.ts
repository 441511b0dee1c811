import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: '搜索国家或区号',
  chosen: '当前选择',
  all: '全部',
  noMatch: '没有匹配项',
  noMatchText: '请换个名称，或输入区号，例如 84。',
};

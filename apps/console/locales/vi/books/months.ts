import type { Words } from '../../wide.ts';
import { proposing } from '../shared/proposing.ts';

export const months: Words['months'] = {
  title: 'Chốt tháng',
  note: 'Tháng sàn, bắt đầu lúc nửa đêm UTC+1. Một người vận hành đề xuất chốt tháng đã qua, người khác quyết định. Tháng đã chốt không nhận biến động nào nữa; sửa là biến động của tháng đang chạy.',
  empty: ['Chưa có tháng nào', 'Tháng đầu bắt đầu với biến động đầu tiên.'],
  month: 'Tháng',
  state: 'Trạng thái',
  states: { closed: 'Đã chốt', next: 'Chốt tiếp theo', over: 'Đã qua', running: 'Đang chạy' },
  from: 'Bắt đầu',
  until: 'Kết thúc',
  closedAt: 'Chốt lúc',
  by: 'Bởi',
  both: (maker, checker) => `${maker}, ${checker} duyệt`,
  close: 'Đề xuất chốt',
  waits: 'Chờ người vận hành thứ hai',
  decided: 'Quyết định',
  closeTitle: (month) => `Chốt ${month}`,
  closeHappens:
    'Người vận hành thứ hai quyết định. Khi duyệt, không ai sửa hay thêm được biến động nào của tháng này; sửa là biến động của tháng đang chạy.',
  proposing,
};

import type { Words } from '../../wide.ts';
import { thousands } from '../thousands.ts';

export const audit: Words['audit'] = {
  title: 'Nhật ký kiểm toán',
  note: 'Mọi việc người vận hành đã làm. Mỗi dòng mang mã băm của dòng trước, nên không gì bị bỏ hay sửa mà không ai thấy.',
  seq: 'Số',
  time: 'Thời gian',
  operator: 'Người vận hành',
  act: 'Việc',
  subject: 'Về',
  reason: 'Lý do',
  customer: 'Khách hàng',
  hash: 'Mã băm',
  findAct: 'Mọi việc',
  findUser: 'Id của khách hàng',
  check: 'Kiểm tra chuỗi',
  checking: 'Đang duyệt chuỗi …',
  whole: (rows) => `Chuỗi nguyên vẹn: ${thousands.format(rows)} dòng`,
  broken: (seq, why) => `Chuỗi đứt ở dòng ${thousands.format(seq)}: ${why}`,
};

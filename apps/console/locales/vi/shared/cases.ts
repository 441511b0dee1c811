import type { Words } from '../../wide.ts';
import { thousands } from '../thousands.ts';

export const cases: Words['cases'] = {
  due: 'Hạn',
  overdue: (howLong) => `Quá hạn ${howLong}`,
  overdueOf: (count) => `${thousands.format(count)} quá hạn`,
  onIt: 'Đang xử lý',
  you: 'Bạn',
  take: 'Tôi xử lý',
  takeOver: 'Nhận thay',
  leave: 'Trả lại',
  own: 'Bạn đang xử lý: người khác thấy điều đó trong mười phút, và suốt lúc bạn làm việc ở đây.',
  other: (name) => `${name} đang xử lý.`,
  takenOver: (name) => `${name} đã nhận thay bạn.`,
  notes: {
    title: 'Ghi chú nội bộ',
    none: 'Chưa có. Người vận hành đọc được, khách hàng không bao giờ đọc.',
    text: 'Ghi chú',
    help: 'Tối đa 2.000 ký tự. Người vận hành đọc được, khách hàng không bao giờ đọc; không sửa được về sau',
    earlier: 'Ghi chú trước',
    button: (count) => (count === 0 ? 'Ghi chú' : `Ghi chú (${thousands.format(count)})`),
    add: {
      title: 'Ghi chú về hồ sơ này',
      happens: 'Ai mở hồ sơ này đều đọc được, kèm tên bạn và thời gian.',
      confirm: 'Thêm ghi chú',
      done: 'Đã ghi',
    },
  },
};

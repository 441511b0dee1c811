import type { Words } from '../../wide.ts';
import { thousands } from '../thousands.ts';

export const lists: Words['lists'] = {
  from: 'Từ',
  to: 'Đến',
  sort: 'Thứ tự',
  chosen: (count) => `Đã chọn ${thousands.format(count)}`,
  choose: (row) => `Chọn ${row}`,
  choice: 'Chọn',
  all: (count) => `Chọn cả ${thousands.format(count)}`,
  none: 'Bỏ chọn',
  partly: (done, failed, why) => `${thousands.format(done)} xong, ${thousands.format(failed)} chưa: ${why}`,
  keys: 'j tiếp, k trước, Enter mở, a duyệt, r từ chối',
  symbol: 'Mã, ví dụ BTCUSDT',
  views: {
    title: 'Kiểu xem',
    own: 'Của mình',
    others: 'Người khác chia sẻ',
    by: (name, operator) => `${name} (${operator})`,
    name: 'Tên',
    shared: 'Chia sẻ cho người khác',
    save: {
      title: 'Lưu kiểu xem này',
      happens: 'Bộ lọc, ngày và thứ tự của danh sách được lưu theo tên. Kiểu xem cùng tên của mình sẽ bị thay.',
      confirm: 'Lưu',
      done: 'Đã lưu',
    },
    remove: {
      title: 'Xóa kiểu xem',
      happens: 'Kiểu xem này không còn nữa, với người khác cũng vậy.',
      confirm: 'Xóa',
      done: 'Đã xóa',
    },
  },
  people: 'Tài khoản, tên, email, điện thoại, mã, địa chỉ, IP, thiết bị',
  sorts: { due: 'Đến hạn trước', newest: 'Mới nhất trước', oldest: 'Cũ nhất trước', largest: 'Lớn nhất trước' },
};

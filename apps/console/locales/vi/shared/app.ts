import type { Words } from '../../wide.ts';
import { thousands } from '../thousands.ts';

export const app: Words['app'] = {
  name: 'Bàn vận hành Candor',
  console: 'vận hành',
  menu: 'Trình đơn',
  signOut: 'Đăng xuất',
  again: 'Thử lại',
  cancel: 'Hủy',
  close: 'Đóng',
  open: 'Mở',
  action: 'Thao tác',
  save: 'Lưu',
  all: 'Tất cả',
  none: '—',
  yes: 'Có',
  no: 'Không',
  reason: 'Lý do',
  needed: 'Bắt buộc',
  failed: 'Không thực hiện được. Vui lòng thử lại',
  unreachable: 'Không kết nối được máy chủ. Vui lòng kiểm tra đường truyền rồi thử lại',
  viewLost: 'Không tải được trang này. Có thể đã có bản mới hơn',
  customerReads: 'Khách hàng sẽ đọc',
  auditReads: 'Lưu trong nhật ký kiểm toán',
  csv: 'CSV',
  received: (bytes) => `${thousands.format(Math.ceil(bytes / 1024))} KiB`,
  rows: (first, last, total) =>
    `${thousands.format(first)}–${thousands.format(last)} trong ${
      total > 10_000 ? 'hơn 10.000' : thousands.format(total)
    }`,
  noRows: ['Không tìm thấy gì', 'Không có dòng nào hợp với bộ lọc này.'],
};

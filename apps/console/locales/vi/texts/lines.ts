import type { Words } from '../../wide.ts';

export const lines: Words['lines'] = {
  title: 'Liên kết và đường truyền',
  note: 'Nơi khách hàng liên hệ chăm sóc, và các địa chỉ khác của sản phẩm.',
  customerLink: 'Liên kết chăm sóc khách hàng',
  customerLinkHelp: 'Để trống để dùng trò chuyện có sẵn',
  lines: 'Đường truyền',
  name: 'Tên',
  url: 'Địa chỉ',
  form: 'https://',
  remove: 'Xóa',
  add: 'Thêm đường truyền',
  propose: {
    title: 'Đề xuất liên kết và đường truyền',
    happens: 'Chúng quyết định phiên và câu hỏi của khách hàng đi đâu, nên người vận hành thứ hai phải duyệt.',
    confirm: 'Đề xuất',
    done: 'Đã đề xuất',
  },
  notYou: 'Quản trị đổi những thứ này.',
};

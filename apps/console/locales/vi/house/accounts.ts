import type { Words } from '../../wide.ts';
import { proposing } from '../shared/proposing.ts';

export const accounts: Words['accounts'] = {
  title: 'Tài khoản ngân hàng khách hàng trả vào',
  note: 'Những gì khách hàng thấy khi nạp đồng. Mỗi thay đổi cần người vận hành thứ hai.',
  vndPerUsdt: 'VND cho một USDT',
  since: 'Từ',
  state: 'Trạng thái',
  codeHelp: 'Chữ và số, như trong VietQR',
  empty: ['Không có tài khoản ngân hàng', 'Không có thì không ai nạp đồng được.'],
  fields: {
    bankName: 'Ngân hàng',
    bankCode: 'Mã ngân hàng',
    holder: 'Chủ tài khoản',
    accountNo: 'Số tài khoản',
    enabled: 'Hiện cho khách hàng',
  },
  create: {
    open: 'Đề xuất tài khoản',
    title: 'Đề xuất một tài khoản ngân hàng',
    happens: 'Khách hàng thấy khi người vận hành thứ hai đã duyệt.',
    ...proposing,
  },
  change: {
    title: 'Đề xuất đổi tài khoản này',
    happens: 'Khách hàng thấy thay đổi khi người vận hành thứ hai đã duyệt.',
    ...proposing,
  },
  rate: {
    open: 'Đề xuất tỷ giá',
    title: 'Đề xuất một tỷ giá cho đồng',
    happens: 'Dùng cho giá trị, nạp và rút từ lúc duyệt.',
    ...proposing,
  },
};

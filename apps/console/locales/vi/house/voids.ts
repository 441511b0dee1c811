import type { Words } from '../../wide.ts';
import { proposing } from '../shared/proposing.ts';

export const voids: Words['voids'] = {
  title: 'Vô hiệu',
  note: 'Chỉ lỗi nguồn giá đã ghi lại mới là căn cứ để hủy. Nó áp dụng cho mọi lệnh nhanh của mã và khoảng đó, lệnh thắng giữ nguyên, và công khai.',
  outages: 'Sự cố trong 30 ngày qua',
  noOutages: ['Không có sự cố', 'Thị trường không ghi lỗi nào trong 30 ngày qua.'],
  symbols: 'Mã',
  faultCount: 'Lỗi',
  windows: 'Khoảng',
  stakes: 'Tiền đặt',
  outageHelp: 'Mọi lỗi đã ghi giữa hai thời điểm, của mọi mã',
  proposeOutage: {
    title: 'Đề xuất vô hiệu một sự cố',
    open: 'Đề xuất vô hiệu tất cả',
    happens:
      'Mọi lệnh nhanh của mọi mã mà một lỗi đã ghi giữa hai thời điểm này chạm tới và đã thua được trả tiền đặt. Không ai chọn được mã, lệnh hay khách hàng. Người vận hành thứ hai phải duyệt.',
    ...proposing,
  },
  faults: 'Lỗi nguồn giá đã ghi',
  done: 'Các lần hủy',
  symbol: 'Mã',
  window: 'Khoảng',
  fault: 'Lỗi',
  kinds: { silence: 'Không có giá', backfilled: 'Điền sau', standstill: 'Đứng yên' },
  orders: 'Trả tiền đặt',
  keptWins: 'Thắng giữ nguyên',
  when: 'Khi nào',
  from: 'Từ',
  to: 'Đến',
  windowHelp: 'Phải nằm trong lỗi',
  reasonHelp: 'Công khai',
  noFaults: ['Không có lỗi', 'Thị trường không ghi lỗi nào: không hủy được gì.'],
  noVoids: ['Chưa hủy lần nào', 'Chưa khoảng nào từng bị hủy.'],
  proposeTitle: (symbol) => `Đề xuất hủy một khoảng của ${symbol}`,
  propose: {
    open: 'Đề xuất hủy',
    happens:
      'Mọi lệnh nhanh của mã này mà khoảng đó chạm tới và đã thua được trả tiền đặt. Không ai chọn được lệnh hay khách hàng. Người vận hành thứ hai phải duyệt.',
    ...proposing,
  },
};

import type { Words } from '../../wide.ts';

export const halts: Words['halts'] = {
  title: 'Tạm dừng',
  note: 'Tạm dừng chỉ chặn lệnh mới của một mã. Giá vẫn chạy, lệnh mở chạy theo điều kiện của nó, vị thế vẫn đóng được. Nó không di chuyển giá hay kết quả nào.',
  symbol: 'Mã',
  state: 'Trạng thái',
  by: 'Bởi',
  from: 'Từ',
  until: 'Đến',
  empty: ['Không có tạm dừng', 'Chưa mã nào từng bị người vận hành tạm dừng.'],
  endTitle: (symbol) => `Cho ${symbol} nhận lệnh lại`,
  start: {
    title: 'Tạm dừng một mã',
    happens: 'Lệnh mới của mã bị từ chối ngay, với mọi người. Cái đang mở vẫn chạy.',
    confirm: 'Tạm dừng một mã',
    done: 'Đã tạm dừng',
  },
  end: {
    happens: 'Lệnh mới của mã được nhận lại ngay khi có giá mới.',
    confirm: 'Kết thúc tạm dừng',
    done: 'Đã kết thúc',
  },
};

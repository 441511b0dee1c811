export const moment = {
  income: 'Đã trả thu nhập',
  returned: 'Sản phẩm đáo hạn: tiền gốc đã về',
  deposit: 'Đã ghi có tiền nạp',
  bonus: 'Tiền thưởng đã mở khóa vào số dư',
  adjustment: 'Số dư đã được điều chỉnh',
  many: { other: '{count} kết quả và khoản tiền mới' },
  seeStatement: 'Xem trong sao kê',
  above: '{exit} cao hơn {entry}',
  below: '{exit} thấp hơn {entry}',
  again: 'Đặt tiếp',
  see: 'Xem',
  results: { other: '{count} kết quả' },
} as const;

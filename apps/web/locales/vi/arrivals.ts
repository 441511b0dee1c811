export const arrivals = {
  title: 'Kết quả và tiền về',
  income: 'Đã trả thu nhập',
  returned: 'Sản phẩm đáo hạn: tiền gốc đã về',
  deposit: 'Đã ghi có tiền nạp',
  bonus: 'Tiền thưởng đã mở khóa vào số dư',
  adjustment: 'Số dư đã được điều chỉnh',
  many: { other: '{count} kết quả và khoản tiền mới' },
  seeStatement: 'Xem trong sao kê',
  unseen: { other: '{count} kết quả mới' },
} as const;

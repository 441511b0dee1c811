export const closePositions = {
  title: 'Đóng vị thế',
  rest: 'Còn mở {lots}',
  whole: 'Đóng toàn bộ vị thế',
  net: 'Kết quả sau cả hai phí',
  nextPrice: 'Vị thế đóng tại giá kế tiếp.',
  allText: 'Mỗi vị thế đóng tại giá kế tiếp của thị trường đó. Lệnh chờ giữ nguyên.',
  partOf: 'Tách từ lệnh',
  confirmReverse: 'Đóng và đảo chiều?',
  confirmReverseText:
    'Đóng {side} {pair}, {lots}, được khoảng {net} USDT sau cả hai phí, và mở {other} cùng khối lượng tại cùng giá. Ký quỹ mới khoảng {margin} USDT, phí mở khoảng {fee} USDT.',
  confirmLock: 'Khóa vị thế này?',
  confirmLockText:
    'Mở {other} đối ứng với {side} {pair}, {lots}. Từ đó bên này lãi bao nhiêu thì bên kia lỗ bấy nhiêu. Ký quỹ khoảng {margin} USDT, phí khoảng {fee} USDT.',
} as const;

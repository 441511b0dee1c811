export const words = {
  prices: {
    title: 'Tính lại giá của ngày hôm qua',
    text: 'Giá ở đây là mô phỏng, sinh ra từ một hạt giống bí mật. Hết ngày, hạt giống được công bố: thiết bị của bạn tải về khoảng {size} MB và tính lại từng giá.',
    run: 'Tính lại ngay trên máy này',
    symbol: 'Mã',
    all: 'Mọi giá của {symbol} đều suy ra từ hạt giống đã công bố: {count}',
    wrong: 'Giá của {symbol} không khớp với hạt giống. Hãy gửi màn hình này cho chăm sóc khách hàng.',
    none: 'Chưa có ngày nào kết thúc kể từ khi thị trường này bắt đầu. Hãy quay lại sau 0 giờ (GMT+1).',
    failed: 'Chưa tải được hết các giá. Hãy thử lại.',
    with: 'Có cộng thêm giá trị ngẫu nhiên công khai của drand, vòng {round}',
    without: 'Không có giá trị ngẫu nhiên công khai nào được cộng thêm',
    set: 'Hạt giống do người cài đặt tự chọn, nên người đó biết trước mọi giá. Chỉ dùng để thử nghiệm.',
  },
} as const;

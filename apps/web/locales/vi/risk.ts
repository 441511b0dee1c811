export const words = {
  risk: {
    share: '{share} tài khoản giao dịch tại đây bị lỗ trong 90 ngày qua. Bạn có thể mất toàn bộ tiền đặt.',
    unknown: 'Chưa đủ tài khoản để nêu tỷ lệ thua lỗ tại đây. Bạn có thể mất toàn bộ tiền đặt.',
    earn: 'Đây không phải tiền gửi ngân hàng và không được bảo hiểm. Tiền bị khóa đến hết kỳ hạn, tất toán sớm phải chịu phí.',
    termsFrom: 'Từ {time}, lệnh mới theo điều khoản khác. Lệnh đang mở giữ nguyên điều khoản cũ.',
    termsSince: 'Điều khoản cho lệnh mới đã đổi lúc {time}. Lệnh đang mở giữ nguyên điều khoản cũ.',
  },
} as const;

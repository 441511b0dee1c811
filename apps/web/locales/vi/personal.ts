export const personal = {
  userId: 'ID',
  none: 'Chưa xác minh',
  certifying: 'Đang xác minh',
  failed: 'Xác minh thất bại',
  certified: 'Đã xác minh',
  inviteTitle: 'Mã mời của bạn',
  inviteText: 'Gửi mã này cho bạn bè để họ nhập khi đăng ký.',
  copyCode: 'Sao chép mã',
  copyLink: 'Sao chép liên kết',
  trading: 'Giao dịch',
  orders: 'Lệnh hợp đồng nhanh',
  about: 'Về Candor',
} as const;

export const closing = {
  title: 'Đóng tài khoản',
  text: 'Hai người phía chúng tôi sẽ kiểm tra yêu cầu. Sau đó mọi thứ của bạn được chi trả, kể cả dưới mức tối thiểu, và tài khoản được đóng. Bạn vẫn có thể đăng nhập để xem và viết cho chăm sóc khách hàng.',
  first: 'Hãy kết thúc những mục này trước',
  total: 'Tổng tài sản theo giá hiện tại',
  noPrice: 'Hiện thiếu giá của một loại tiền. Số tiền sẽ hiện khi có giá trở lại.',
  bonus: 'Tiền thưởng bị khóa sẽ mất',
  ask: 'Yêu cầu đóng tài khoản',
  confirmText:
    'Tiền thưởng bị khóa sẽ mất và tài khoản không giao dịch được nữa. Bạn có thể rút lại yêu cầu cho đến khi việc đóng được thực hiện.',
  asked: 'Đã yêu cầu đóng lúc {time}. Mọi thứ sẽ được trả đến {to}.',
  takeBack: 'Rút lại yêu cầu',
  takenBack: 'Đã rút lại yêu cầu',
  sent: 'Đã gửi yêu cầu',
} as const;

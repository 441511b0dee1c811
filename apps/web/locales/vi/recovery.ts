export const words = {
  recovery: {
    lostAll: 'Không còn email và điện thoại?',
    title: 'Khôi phục truy cập',
    lead: 'Dành cho bạn khi không còn mật khẩu, email, điện thoại hoặc ứng dụng xác thực. Hai nhân viên sẽ so giấy tờ của bạn với giấy tờ đã xác minh.',
    account: 'Tài khoản',
    accountHint: 'Tên tài khoản, email hoặc số điện thoại của tài khoản',
    lost: 'Bạn đã mất gì?',
    password: 'Mật khẩu đăng nhập',
    email: 'Email',
    phone: 'Điện thoại',
    authenticator: 'Ứng dụng xác thực',
    lostMissing: 'Hãy chọn ít nhất một mục',
    contact: 'Liên hệ mới của bạn',
    document: 'Giấy tờ của bạn',
    send: 'Gửi yêu cầu',
    sentTitle: 'Đã nhận yêu cầu',
    sentText:
      'Nếu giấy tờ khớp với tài khoản, chúng tôi sẽ báo qua liên hệ mới của bạn. Chủ tài khoản cũng được báo ở mọi liên hệ cũ và có thể dừng yêu cầu này.',
    hold: 'Sau khi khôi phục, mọi thiết bị bị đăng xuất và việc rút tiền tạm giữ 72 giờ.',
  },
} as const;

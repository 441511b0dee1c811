export const words = {
  passkeys: {
    login: 'Đăng nhập bằng khóa truy cập',
    leadTitle: 'Đăng nhập không cần mật khẩu',
    leadText:
      'Điện thoại hoặc máy tính xác nhận bằng vân tay, khuôn mặt hoặc khóa màn hình. Khóa truy cập không thể bị đoán và không hoạt động trên trang giả mạo.',
    add: 'Thêm khóa truy cập',
    name: 'Tên',
    nameHint: 'Để bạn nhận ra, ví dụ “Điện thoại chính”',
    added: 'Đã thêm khóa truy cập',
    addedOn: 'Thêm ngày {time}',
    used: 'Dùng lần cuối {time}',
    unused: 'Chưa dùng',
    remove: 'Gỡ',
    removeTitle: 'Gỡ khóa truy cập {name}?',
    removeText: 'Khóa này không đăng nhập tài khoản của bạn được nữa. Hãy xóa cả trên thiết bị.',
    removed: 'Đã gỡ khóa truy cập',
    unsupported: 'Trình duyệt hoặc địa chỉ này không dùng được khóa truy cập.',
    elsewhere: 'Khóa truy cập của tài khoản này chỉ hoạt động ở một địa chỉ khác của ứng dụng.',
    known: 'Thiết bị này đã có khóa truy cập cho tài khoản của bạn.',
    failed: 'Thiết bị không đưa ra khóa truy cập.',
  },
} as const;

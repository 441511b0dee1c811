import type { Words } from '../../wide.ts';

export const access: Words['access'] = {
  title: 'Truy cập của tôi',
  note: 'Bạn đang đăng nhập ở đâu và bằng những khóa truy cập nào.',
  sessions: 'Phiên',
  sessionsNote: 'Phiên kết thúc sau nửa giờ không làm việc, và trong mọi trường hợp sau mười hai giờ.',
  address: 'Địa chỉ',
  started: 'Bắt đầu',
  seen: 'Thấy lần cuối',
  prove: {
    open: 'Cho xem mã xác thực',
    title: 'Cho xem mã xác thực',
    happens: 'Ứng dụng xác thực hoặc khóa truy cập: trong mười lăm phút, việc lớn không hỏi lại.',
    confirm: 'Cho xem',
    done: 'Đã xem',
  },
  passkeys: {
    title: 'Khóa truy cập',
    note: 'Khóa truy cập thay cho mã của ứng dụng xác thực, bên cạnh mật khẩu. Thêm và gỡ đều cần cả hai.',
    name: 'Tên',
    nameHelp: 'Để bạn nhận ra, ví dụ “Khóa bàn làm việc”',
    password: 'Mật khẩu',
    added: 'Đã thêm',
    used: 'Dùng lần cuối',
    never: 'Chưa dùng',
    empty: ['Chưa có khóa truy cập', 'Khi đăng nhập cần mã của ứng dụng xác thực.'],
    unsupported: 'Trình duyệt hoặc địa chỉ này không dùng được khóa truy cập.',
    add: {
      title: 'Thêm khóa truy cập',
      happens: 'Thiết bị tạo và giữ khóa. Việc này được ghi vào nhật ký kiểm toán.',
      confirm: 'Thêm',
      done: 'Đã thêm',
    },
    remove: {
      title: 'Gỡ khóa truy cập này',
      happens: 'Khóa này không đăng nhập được nữa. Hãy xóa cả trên thiết bị. Việc này được ghi vào nhật ký kiểm toán.',
      confirm: 'Gỡ',
      done: 'Đã gỡ',
    },
  },
  end: {
    title: 'Kết thúc phiên này',
    happens: 'Ai đang làm việc trong phiên này phải đăng nhập lại.',
    confirm: 'Kết thúc',
    done: 'Đã kết thúc',
  },
};

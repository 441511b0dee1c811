import type { MailWords } from './index.ts';

export const vi: MailWords = {
  subject: 'Mã xác minh Candor của bạn',
  purpose: {
    LOGIN: 'Dùng mã này để đăng nhập Candor:',
    REGISTER: 'Dùng mã này để tạo tài khoản Candor:',
    RESET_PASSWORD: 'Dùng mã này để đặt lại mật khẩu đăng nhập Candor:',
    FORGOT_FUNDS_PASSWORD: 'Dùng mã này để đặt lại mật khẩu rút tiền Candor:',
    RECOVER: 'Dùng mã này để xác nhận liên hệ mới với chăm sóc khách hàng Candor:',
  },
  expiry: 'Mã có hiệu lực trong {minutes} phút và chỉ dùng được một lần.',
  nobodyAsks: 'Candor không bao giờ hỏi bạn mã này. Đừng chia sẻ mã với bất kỳ ai.',
  notYou: 'Nếu bạn không yêu cầu mã, hãy bỏ qua email này.',
  registered:
    'Có người yêu cầu mã để tạo tài khoản Candor bằng địa chỉ email này, nhưng địa chỉ này đã có tài khoản. Bạn chỉ cần đăng nhập, hoặc đặt lại mật khẩu nếu đã quên.',
  unregistered:
    'Có người yêu cầu mã Candor cho địa chỉ email này, nhưng địa chỉ này chưa có tài khoản. Bạn có thể đăng ký trong ứng dụng.',
};

import type { SmsWords } from './index.ts';

export const vi: SmsWords = {
  purpose: {
    LOGIN: 'Candor: {code} là mã đăng nhập của bạn.',
    REGISTER: 'Candor: {code} là mã tạo tài khoản của bạn.',
    RESET_PASSWORD: 'Candor: {code} là mã đặt lại mật khẩu đăng nhập.',
    FORGOT_FUNDS_PASSWORD: 'Candor: {code} là mã đặt lại mật khẩu rút tiền.',
    RECOVER: 'Candor: {code} là mã xác nhận liên hệ mới của bạn.',
  },
  rest: 'Hiệu lực {minutes} phút. Đừng chia sẻ mã với bất kỳ ai.',
  registered:
    'Candor: có người yêu cầu mã tạo tài khoản bằng số này, nhưng số này đã có tài khoản. Bạn chỉ cần đăng nhập.',
  unregistered: 'Candor: có người yêu cầu mã cho số này, nhưng số này chưa có tài khoản.',
};

import type { FreezeLinkWords } from './index.ts';

export const vi: FreezeLinkWords = {
  stop: 'Nếu không phải bạn, hãy mở trang này và nhấn nút để chặn mọi lệnh rút tiền:',
  terms: 'Liên kết dùng được một lần trong 7 ngày và chỉ có thể chặn rút tiền. Sau đó hãy đổi các mật khẩu.',
  short: 'Không phải bạn? Chặn rút tiền:',
};

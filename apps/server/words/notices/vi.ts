import type { NoticeWords } from './index.ts';

export const vi: NoticeWords = {
  unknownDevice: 'thiết bị không rõ',
  messages: {
    'deposit-success': {
      title: 'Nạp tiền thành công',
      text: '{amount} {currency} đã được cộng vào tài khoản của bạn.',
    },
    'deposit-bonus': {
      title: 'Thưởng nạp lần đầu',
      text: 'Bạn nhận {amount} {currency} tiền thưởng, đang bị khóa và mở dần theo khối lượng giao dịch. Tiền thưởng không bao giờ khóa tiền của riêng bạn.',
    },
    'deposit-rejected': { title: 'Yêu cầu nạp bị từ chối', text: 'Lý do: {reason}' },
    'withdrawal-requested': {
      title: 'Có yêu cầu rút tiền',
      text: '{amount} {currency} đến {destination}. Lệnh đang chờ duyệt.',
    },
    'withdrawal-approved': { title: 'Lệnh rút đã được duyệt', text: '{amount} {currency} sẽ được gửi đi.' },
    'withdrawal-sent': { title: 'Lệnh rút đang được gửi', text: '{amount} {currency} đang được chuyển đến bạn.' },
    'withdrawal-success': { title: 'Rút tiền thành công', text: '{amount} {currency} đã được chuyển đến bạn.' },
    'withdrawal-rejected': {
      title: 'Lệnh rút bị từ chối',
      text: '{amount} {currency} đã trở về tài khoản của bạn. Lý do: {reason}',
    },
    'stake-returned': {
      title: 'Đã trả lại tiền đặt',
      text: 'Dữ liệu giá của lệnh {symbol} gặp lỗi: tiền đặt {amount} USDT đã trở về tài khoản của bạn.',
    },
    liquidation: {
      title: 'Vị thế bị thanh lý',
      text: '{symbol} bị thanh lý tại {price}. Phần ký quỹ còn lại đã trở về tài khoản của bạn; bạn không bao giờ nợ thêm.',
    },
    'stop-loss': { title: 'Đã cắt lỗ', text: '{symbol} đóng tại {price} theo mức cắt lỗ của bạn.' },
    'stop-profit': { title: 'Đã chốt lời', text: '{symbol} đóng tại {price} theo mức chốt lời của bạn.' },
    'stop-loss-dropped': {
      title: 'Cắt lỗ chưa được đặt',
      text: '{symbol} mở tại {price}, đã vượt mức cắt lỗ {stop} của bạn nên mức này bị bỏ. Bạn có thể đặt mức khác.',
    },
    'stop-profit-dropped': {
      title: 'Chốt lời chưa được đặt',
      text: '{symbol} mở tại {price}, đã vượt mức chốt lời {stop} của bạn nên mức này bị bỏ. Bạn có thể đặt mức khác.',
    },
    'product-completed': {
      title: 'Sản phẩm đã đáo hạn',
      text: '{amount} {currency} tiền gốc đã trở về, tổng tiền lãi {income} {currency}.',
    },
    'agent-appointed': {
      title: 'Bạn là đại lý',
      text: 'Từ nay bạn nhận một phần phí giao dịch giao ngay và hợp đồng tương lai mà những người bạn mời đã trả, theo từng ngày.',
    },
    'agent-ended': {
      title: 'Bạn không còn là đại lý',
      text: 'Phí trả từ nay không còn tính hoa hồng. Hoa hồng của những ngày trước vẫn là của bạn.',
    },
    'commission-paid': { title: 'Hoa hồng', text: 'Hoa hồng ngày {day}: {amount} USDT.' },
    'primary-certified': { title: 'Xác minh cơ bản đã xong', text: 'Danh tính của bạn đã được xác minh ở cấp cơ bản.' },
    'primary-failed': { title: 'Xác minh cơ bản chưa đạt', text: 'Bạn có thể sửa và gửi lại. Lý do: {reason}' },
    'advanced-certified': {
      title: 'Xác minh nâng cao đã xong',
      text: 'Danh tính của bạn đã được xác minh ở cấp nâng cao.',
    },
    'advanced-failed': { title: 'Xác minh nâng cao chưa đạt', text: 'Bạn có thể gửi lại. Lý do: {reason}' },
    'wallet-added': {
      title: 'Đã lưu ví mới',
      text: 'Ví {address} vừa được lưu. Nếu không phải bạn, hãy đổi ngay các mật khẩu và liên hệ chăm sóc khách hàng.',
    },
    'bank-card-added': {
      title: 'Đã thêm thẻ ngân hàng mới',
      text: 'Thẻ {card} vừa được thêm. Nếu không phải bạn, hãy đổi ngay các mật khẩu và liên hệ chăm sóc khách hàng.',
    },
    'bank-card-removed': {
      title: 'Đã gỡ thẻ ngân hàng',
      text: 'Chăm sóc khách hàng đã gỡ thẻ {card} theo yêu cầu của bạn. Bạn có thể thêm thẻ khác; việc rút tiền tạm giữ một ngày. Nếu bạn không yêu cầu, hãy đóng băng rút tiền và liên hệ chăm sóc khách hàng.',
    },
    'price-alert': { title: 'Cảnh báo giá', text: '{symbol} đã chạm mức {price} bạn đặt. Giá hiện tại: {mark}.' },
    'mirror-week': {
      title: 'Tuần qua trong gương giao dịch',
      text: 'Số giao dịch đã kết thúc: {trades}. So với không giao dịch: {result} USDT, đã gồm phí. Gương giao dịch cho thấy bao nhiêu trong đó có thể chỉ là may rủi.',
    },
    'password-changed': {
      title: 'Mật khẩu đăng nhập đã đổi',
      text: 'Mật khẩu đăng nhập của bạn vừa được đổi. Việc rút tiền phải chờ 24 giờ.',
    },
    'password-reset': {
      title: 'Mật khẩu đăng nhập đã đặt lại',
      text: 'Mật khẩu đăng nhập mới vừa được đặt bằng mã. Mọi thiết bị đã bị đăng xuất và việc rút tiền phải chờ 24 giờ.',
    },
    'fund-password-set': { title: 'Đã đặt mật khẩu rút tiền', text: 'Tài khoản của bạn vừa có mật khẩu rút tiền.' },
    'fund-password-changed': {
      title: 'Mật khẩu rút tiền đã đổi',
      text: 'Mật khẩu rút tiền của bạn vừa được đổi. Việc rút tiền phải chờ 24 giờ.',
    },
    'fund-password-reset': {
      title: 'Mật khẩu rút tiền đã đặt lại',
      text: 'Mật khẩu rút tiền mới vừa được đặt bằng mã. Mọi thiết bị đã bị đăng xuất và việc rút tiền phải chờ 24 giờ.',
    },
    'authenticator-on': {
      title: 'Đã bật ứng dụng xác thực',
      text: 'Từ nay mã của ứng dụng được hỏi khi đăng nhập và rút tiền.',
    },
    'authenticator-off': {
      title: 'Đã tắt ứng dụng xác thực',
      text: 'Mã của ứng dụng không còn được hỏi. Việc rút tiền phải chờ 24 giờ.',
    },
    'passkey-added': {
      title: 'Đã thêm khóa truy cập',
      text: 'Khóa truy cập {name} nay có thể đăng nhập tài khoản của bạn mà không cần mật khẩu.',
    },
    'passkey-removed': { title: 'Đã gỡ khóa truy cập', text: 'Khóa truy cập {name} không đăng nhập được nữa.' },
    'new-device': { title: 'Đăng nhập trên thiết bị mới', text: 'Tài khoản của bạn vừa được đăng nhập: {device}.' },
    'orders-silent': {
      title: 'Lệnh đã hủy vì im lặng',
      text: 'Không nhận được tín hiệu nào trong {seconds} giây nên các lệnh giao ngay đang mở đã bị hủy: {count}.',
    },
    'key-created': { title: 'Đã tạo khóa cho chương trình', text: 'Khóa {name} có thể thao tác thay bạn.' },
    'withdrawals-frozen': {
      title: 'Đã chặn rút tiền',
      text: 'Không có gì rời khỏi tài khoản cho đến khi bạn mở lại bằng mật khẩu đăng nhập. Các lệnh rút chưa duyệt và yêu cầu đóng tài khoản (nếu có) đã bị hủy.',
    },
    'closing-requested': {
      title: 'Có yêu cầu đóng tài khoản',
      text: 'Khi hai nhân viên duyệt, toàn bộ tiền trong tài khoản sẽ được chuyển đến {destination} và tài khoản bị đóng. Nếu không phải bạn, hãy chặn rút tiền ngay: yêu cầu này cũng bị hủy theo.',
    },
    'recovery-asked': {
      title: 'Có yêu cầu khôi phục truy cập',
      text: 'Có người yêu cầu chăm sóc khách hàng cấp lại quyền vào tài khoản của bạn và để {contact} làm liên hệ mới. Nhân viên sẽ đối chiếu giấy tờ. Nếu không phải bạn, hãy chặn rút tiền ngay: yêu cầu này cũng bị hủy theo.',
    },
    'recovery-done': {
      title: 'Cách vào tài khoản đã thay đổi',
      text: 'Hai nhân viên đã đối chiếu giấy tờ và thay đổi cách bạn đăng nhập. Liên hệ của bạn nay là {contact}. Mọi thiết bị đã bị đăng xuất và việc rút tiền bị tạm giữ 72 giờ. Nếu không phải bạn, hãy chặn rút tiền trong thời gian đó: quyền truy cập sẽ trở lại như cũ.',
    },
    'recovery-refused': {
      title: 'Truy cập không thay đổi',
      text: 'Yêu cầu khôi phục truy cập tài khoản của bạn đã bị từ chối. Lý do: {reason}',
    },
    'recovery-stopped': {
      title: 'Đã dừng yêu cầu khôi phục',
      text: 'Yêu cầu khôi phục truy cập tài khoản của bạn đã dừng. Bạn đăng nhập như trước.',
    },
    'withdrawals-unfrozen': { title: 'Đã mở lại rút tiền', text: 'Lệnh rút đầu tiên có thể thực hiện sau 24 giờ.' },
  },
  notices: {
    welcome: {
      title: 'Chào mừng đến với Candor',
      summary: 'Mọi mức giá, mọi lần tất toán và mọi số dư đều kiểm chứng được.',
      text: 'Với Candor, bạn không phải tin suông.\n- Mọi mức giá dùng để tất toán đều nằm trong chuỗi giá công khai, nối với nhau bằng mã băm.\n- Mỗi lần tất toán có biên lai, và một nút để tính lại kết quả ngay trên điện thoại của bạn.\n- Không ai, kể cả nhân viên vận hành, có thể định đoạt kết quả.\n- Tiền của riêng bạn không bao giờ bị khóa vì điều kiện khối lượng giao dịch.',
    },
    'simulated-market': {
      title: 'Thị trường mô phỏng',
      summary: 'Ứng dụng đang chạy trên thị trường mô phỏng và tiền thử nghiệm.',
      text: 'Giá được tính từ một số ngẫu nhiên gốc; mã băm của số đó được công bố ngay từ đầu. Mỗi ngày một lần, bạn có thể nhận tiền thử nghiệm ở trang nạp tiền. Tiền thử nghiệm không có giá trị và không rút ra được.',
    },
  },
};

import type { Words } from '../../wide.ts';

export const proposals: Words['proposals'] = {
  search: 'Khách hàng, lệnh hoặc đề xuất',
  title: 'Đề xuất',
  note: 'Mọi việc di chuyển tiền của khách hàng hay đổi điều kiện của họ cần hai người vận hành: một người đề xuất, người khác duyệt. Không ai làm cả hai.',
  open: 'Đang mở',
  decidedOnes: 'Đã quyết định',
  anyKind: 'Mọi loại',
  what: 'Việc',
  about: 'Về',
  why: 'Lý do',
  maker: 'Người đề xuất',
  made: 'Khi nào',
  state: 'Trạng thái',
  waits: 'Chờ người vận hành thứ hai',
  empty: [
    'Không có đề xuất nào chờ',
    'Ghi có, chi trả, điều chỉnh và thay đổi sản phẩm hay tỷ giá hiện ở đây khi có người đề xuất.',
  ],
  gone: ['Không nằm trong những đề xuất mới nhất', 'Đề xuất cũ hơn có trong danh sách và trong CSV.'],
  madeBy: (name) => `${name} đề xuất`,
  before: 'Hiện nay',
  after: 'Sau đó',
  journal: 'bút toán',
  own: 'Đây là đề xuất của bạn nên người vận hành khác phải duyệt. Bạn có thể rút lại.',
  notYou: 'Người vận hành khác quyết định: vai trò của bạn không được, hoặc tài khoản của bạn gắn với người đề xuất.',
  approve: 'Duyệt',
  refuse: 'Từ chối',
  withdraw: 'Rút lại',
  approved: 'Đã duyệt và thực hiện',
  refused: 'Đã từ chối',
  withdrawn: 'Đã rút lại',
  approveTitle: 'Duyệt đề xuất này',
  refuseTitle: 'Từ chối đề xuất này',
  withdrawTitle: 'Rút lại đề xuất của bạn',
  refuseHappens: 'Không có gì thay đổi. Đề xuất được lưu cùng lý do của bạn.',
  decided: {
    approved: (name) => `${name} đã duyệt`,
    refused: (name) => `${name} đã từ chối`,
    withdrawn: (name) => `${name} đã rút lại`,
  },
  happens: {
    'deposit-credit':
      'Khoản nạp được ghi có cho khách ngay, trong một bút toán cân bằng, và khách được báo. Chỉ có thể sửa bằng điều chỉnh.',
    'withdrawal-approve': 'Sau đó lệnh rút được phép chi trả. Khách hàng không hủy được nữa.',
    'withdrawal-return': 'Tiền về lại tài khoản khách hàng. Nếu thật ra đã gửi thì bị trả hai lần.',
    'balance-adjustment': 'Số dư đổi ngay, thành một biến động riêng mà khách hàng thấy cùng lý do.',
    'reserve-funding': 'Tiền riêng đứng sau các lệnh mở tăng lên, và nhận được nhiều lệnh hơn.',
    'pool-funding': 'Sản phẩm bán được đến mức quỹ của nó đủ trả mọi thu nhập.',
    'rules-change':
      'Từ thời điểm đó mọi thứ mới được nhận theo quy tắc này, với tất cả như nhau. Cái đang mở giữ phiên bản lúc được nhận. Thay đổi là công khai.',
    'product-change': 'Lệnh mới theo điều kiện mới. Cái đã mua giữ điều kiện của nó.',
    'vnd-rate': 'Giá trị, lệnh nạp và rút mới bằng đồng dùng tỷ giá mới.',
    'pay-account': 'Khách hàng thấy thay đổi khi mở lại trang nạp.',
    void: 'Mọi lệnh nhanh thua của mã và khoảng này được trả tiền đặt. Lệnh thắng giữ nguyên. Việc hủy là công khai.',
    'outage-void':
      'Mọi lệnh nhanh thua mà một lỗi đã ghi trong thời gian này chạm tới được trả tiền đặt, ở mọi mã. Lệnh thắng giữ nguyên. Việc vô hiệu là công khai.',
    lines:
      'Khách chọn một đường truyền sẽ gửi lệnh gọi cùng phiên của mình đến máy chủ đó, và thấy trang chăm sóc trong ứng dụng. Mọi máy chủ có phải của ta hoặc có hợp đồng?',
    content: 'Khách hàng đọc ngay, và ứng dụng hỏi trước khi mở liên kết ngoài.',
    'country-on': 'Người đã xác minh ở quốc gia này được cung cấp sản phẩm ngay.',
    'retail-rule':
      'Nó thay quy định của quốc gia này ngay. Vị thế đang mở vẫn còn và luôn đóng được. Luật nước đó có cho phép không?',
    'agent-change':
      'Từ lúc được duyệt, đại lý nhận phần phí theo quy tắc của những người tự mình mời, hoặc không nhận nữa. Khách hàng được báo.',
    'card-remove':
      'Không trả vào thẻ này nữa, lệnh rút mới chờ một ngày, và khách hàng được báo. Họ có thể thêm thẻ khác cùng tên.',
    'account-close':
      'Toàn bộ của khách được trả đến nơi khách đã nêu, thưởng bị bỏ, tài khoản đóng. Việc chi trả sau đó nhập ở trang rút tiền.',
    'access-recovery':
      'Thứ đã mất không còn giá trị, mọi phiên của khách kết thúc, rút tiền chờ 72 giờ. Chủ được báo qua mọi kênh đã biết và có thể đặt lại tất cả trong thời gian đó. Bạn đã tự so giấy tờ và khuôn mặt chưa?',
    'withdrawals-unfreeze':
      'Cái đã duyệt trả được ngay, lệnh rút mới chờ 24 giờ. Chủ được báo qua mọi kênh đã biết. Đã chứng minh rằng chủ yêu cầu, chứ không phải người mà việc khóa nhắm tới?',
    'difference-explain':
      'Hồ sơ kết thúc với lời giải thích này. Không có tiền nào di chuyển. Nó có giải thích toàn bộ chênh lệch không?',
    'month-close':
      'Không sửa được gì đã ghi trong tháng này, và không thêm được gì nữa. Sửa về sau là biến động của tháng đang chạy. Không lấy lại được.',
    'operator-create':
      'Bạn nhận mật khẩu một lần để trao. Người vận hành mới được tính là một người với bạn và người đề xuất: không ai trong hai bạn cùng quyết định với tài khoản này.',
    'operator-role':
      'Vai trò mới có hiệu lực từ lần đăng nhập sau. Người đó được tính là một người với bạn và người đề xuất.',
    'role-change':
      'Có hiệu lực ngay với mọi người giữ vai trò này. Ai nhờ đó được làm nhiều hơn thì được tính là một người với bạn và người đề xuất.',
    'operator-mandate':
      'Có hiệu lực ngay, trong phạm vi vai trò. Ai nhờ đó được làm nhiều hơn thì được tính là một người với bạn và người đề xuất.',
    'operator-enable': 'Người đó đăng nhập lại được. Họ được tính là một người với bạn và người đề xuất.',
    'operator-reset':
      'Mọi phiên của người đó kết thúc. Bạn nhận mật khẩu một lần để trao; họ được tính là một người với bạn và người đề xuất.',
  },
};

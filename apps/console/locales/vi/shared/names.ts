import type { Words } from '../../wide.ts';

export const modes: Words['modes'] = { paper: 'Thử nghiệm', real: 'Thật' };
export const groups: Words['groups'] = {
  work: 'Việc đang chờ',
  people: 'Con người',
  house: 'Bên vận hành',
  books: 'Sổ sách',
  texts: 'Văn bản',
  oversight: 'Giám sát',
};
export const menu: Words['menu'] = {
  overview: 'Tổng quan',
  alerts: 'Cảnh báo',
  deposits: 'Nạp tiền',
  withdrawals: 'Rút tiền',
  verifications: 'Xác minh',
  accessRequests: 'Mất quyền vào',
  conversations: 'Trò chuyện',
  proposals: 'Đề xuất',
  customers: 'Khách hàng',
  invitations: 'Giới thiệu',
  exposure: 'Rủi ro đang mở',
  halts: 'Tạm dừng',
  voids: 'Vô hiệu',
  products: 'Sản phẩm',
  rules: 'Quy tắc',
  bank: 'Sao kê ngân hàng',
  differences: 'Đối soát',
  reports: 'Báo cáo kỳ',
  months: 'Chốt tháng',
  rates: 'Tỷ giá và tài khoản',
  content: 'Văn bản',
  lines: 'Liên kết và tuyến',
  countries: 'Quốc gia',
  operators: 'Người vận hành',
  audit: 'Nhật ký kiểm toán',
  security: 'Sự kiện bảo mật',
  alerting: 'Ai nhận cảnh báo',
  access: 'Truy cập của tôi',
};
export const roles: Words['roles'] = {
  support: 'Hỗ trợ',
  finance: 'Tài chính',
  risk: 'Rủi ro',
  admin: 'Quản trị',
};
export const accountTypes: Words['accountTypes'] = { 1: 'Tài khoản', 2: 'Coin', 3: 'Hợp đồng tương lai', 4: 'Thưởng' };
export const reserves: Words['reserves'] = {
  'fast-reserve': 'Dự trữ lệnh nhanh',
  'futures-house': 'Quỹ riêng cho hợp đồng',
  insurance: 'Bảo hiểm hợp đồng',
  'commission-pool': 'Quỹ hoa hồng',
  'bonus-pool': 'Quỹ thưởng',
  'exchange-house': 'Quỹ riêng cho quy đổi',
  'spot-house': 'Thanh khoản giao ngay',
  fees: 'Phí',
  bonus: 'Thưởng',
};
export const picture: Words['picture'] = { smaller: 'Nhỏ hơn', larger: 'Lớn hơn', turn: 'Xoay', fit: 'Vừa khung' };

import type { Words } from '../../wide.ts';
import { thousands } from '../thousands.ts';

export const reports: Words['reports'] = {
  title: 'Báo cáo kỳ',
  note: 'Sổ cái nói gì về một kỳ, cho kế toán hoặc cơ quan thuế: của mọi khách hàng và sàn, hoặc của một khách hàng. Ngày sàn, tính cả hai đầu. Mỗi lần xem được ghi lại.',
  from: 'Ngày đầu',
  to: 'Ngày cuối',
  customer: 'Khách hàng, theo id; để trống là tất cả',
  show: 'Xem',
  csv: 'CSV',
  pdf: 'PDF',
  asks: ['Chưa có kỳ', 'Chọn ngày rồi bấm Xem.'],
  upTo: (journal) => `Đến bút toán ${thousands.format(journal)}`,
  all: 'Mọi khách hàng và sàn',
  realised: 'Đã thực hiện, gồm phí và phạt',
  products: { fast: 'Lệnh nhanh', futures: 'Hợp đồng tương lai', earn: 'Khóa sinh lãi và tích lũy' },
  books: { own: 'Tiền riêng', customers: 'Tiền của khách hàng', bonus: 'Tiền thưởng bị khóa', world: 'Bên ngoài' },
  house: (name) => `Sàn: ${name}`,
  houseLines: {
    'fund-house': 'Nạp cho sàn',
    'house-top-up': 'Nạp dự trữ',
    'house-cover': 'Sàn mua bên ngoài',
    'paper-loan': 'Cho sàn vay (tiền thử nghiệm)',
    'fund-pool': 'Nạp quỹ thưởng',
  },
  before: 'Trước',
  after: 'Sau',
  open: 'Sao kê',
};

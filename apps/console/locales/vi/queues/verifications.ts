import type { Words } from '../../wide.ts';

export const verifications: Words['verifications'] = {
  title: 'Xác minh',
  note: 'Mở một yêu cầu sẽ thấy số và giấy tờ, và được ghi lại: khách hàng đọc được rằng đã có lần xem đó.',
  one: 'Hồ sơ xác minh',
  filters: { open: 'Đang chờ', failed: 'Bị từ chối', certified: 'Đã xác minh', all: 'Tất cả' },
  customer: 'Khách hàng',
  level: 'Mức',
  levels: { primary: 'Cơ bản', advanced: 'Nâng cao' },
  name: 'Tên',
  number: 'Số',
  submitted: 'Gửi lúc',
  decided: 'Quyết định lúc',
  state: 'Trạng thái',
  document: 'Giấy tờ',
  country: 'Quốc gia',
  documents: { idCard: 'Căn cước', passport: 'Hộ chiếu', driver: 'Bằng lái xe' },
  sides: { front: 'Mặt trước', back: 'Mặt sau', hold: 'Cầm trên tay' },
  asPrimary: 'Như đã xác minh ở mức cơ bản',
  empty: ['Không ai đang chờ', 'Yêu cầu tự hiện ở đây.'],
  comparePrimary: 'Tên đầy đủ và số đúng dạng của giấy tờ này chưa?',
  compareAdvanced:
    'Cùng tên và số như yêu cầu mức cơ bản? Cùng khuôn mặt trên giấy tờ và trên tay? Mọi góc đều đọc được?',
  accept: { title: 'Xác minh yêu cầu này', confirm: 'Xác minh', done: 'Đã xác minh' },
  acceptHappens: {
    primary: 'Khách hàng nạp và rút được ở chế độ thật, và tiếp tục lên mức nâng cao.',
    advanced: 'Khách hàng đã xác minh đầy đủ.',
  },
  refuse: {
    title: 'Từ chối yêu cầu này',
    happens: 'Khách hàng được báo ngay cùng lý do của bạn, và có thể sửa rồi gửi lại.',
    confirm: 'Từ chối',
    done: 'Đã từ chối',
  },
};

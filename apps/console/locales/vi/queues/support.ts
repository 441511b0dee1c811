import type { Words } from '../../wide.ts';

export const support: Words['support'] = {
  title: 'Trò chuyện',
  filters: { open: 'Đang mở', closed: 'Đã đóng', all: 'Tất cả' },
  empty: ['Không có cuộc trò chuyện nào', 'Tin nhắn của khách hàng tự hiện ở đây.'],
  waits: 'Chờ trả lời',
  picture: 'Ảnh',
  pick: ['Chọn một cuộc trò chuyện', 'Ai đến hạn trước đứng trước.'],
  back: 'Quay lại',
  older: 'Tin nhắn cũ hơn không hiện',
  earlier: 'Tin nhắn trước',
  showPicture: (number) => `Ảnh ${number}`,
  write: 'Viết câu trả lời',
  answers: {
    insert: 'Câu trả lời mẫu',
    none: 'Chưa có câu nào: viết ở mục Văn bản',
    insteadOf: (own, other) => `Chưa viết bằng ${own}: đã chèn bằng ${other}`,
  },
  send: 'Gửi',
  close: {
    title: 'Đóng cuộc trò chuyện này',
    happens: 'Nó rời danh sách. Tin nhắn tiếp theo của khách hàng sẽ mở lại.',
    confirm: 'Đóng',
    done: 'Đã đóng',
  },
};

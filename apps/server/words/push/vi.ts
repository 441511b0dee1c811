import type { PushWords } from './index.ts';

export const vi: PushWords = {
  'fast-win': { title: '{symbol}: thắng', text: 'Lãi {amount} USDT.' },
  'fast-lose': { title: '{symbol}: thua', text: 'Mất {amount} USDT tiền đặt.' },
  'fast-tie': { title: '{symbol}: hòa', text: 'Tiền đặt {amount} USDT đã được hoàn lại.' },
  'fast-void': { title: '{symbol}: lệnh vô hiệu', text: 'Tiền đặt {amount} USDT đã được hoàn lại.' },
  'spot-filled': { title: '{symbol}: lệnh đã khớp toàn bộ', text: 'Giá trị {amount} USDT.' },
  support: { title: 'Chăm sóc khách hàng đã trả lời', text: 'Mở ứng dụng để đọc.' },
};

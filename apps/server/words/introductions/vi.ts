import type { Introductions } from './index.ts';

export const vi: Introductions = {
  usdt: '{name} ({code}) được giao dịch với USDT trên một sổ lệnh chung: ai cũng thấy cùng mức giá và độ sâu. Giá {code} có thể giảm mạnh; chỉ dùng số tiền bạn chấp nhận mất.',
  futures:
    '{name} ({code}) chỉ giao dịch bằng hợp đồng: bạn không sở hữu tài sản gốc, lãi lỗ tính bằng USDT theo giá đánh dấu công khai.',
};

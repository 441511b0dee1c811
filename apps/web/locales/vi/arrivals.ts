export const arrivals = {
  title: 'Kết quả và tiền về',
  unseen: { other: '{count} kết quả mới' },
} as const;

export const openPositions = {
  moveAndOpen: 'Chuyển {amount} USDT và mở',
  countryLeverage: 'Tại quốc gia của bạn, đòn bẩy cho thị trường này tối đa là {max}×',
} as const;

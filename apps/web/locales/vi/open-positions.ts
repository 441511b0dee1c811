export const openPositions = {
  moveAndOpen: 'Chuyển {amount} USDT và mở',
} as const;

/** An act that only asks for one. */
export const proposing = { confirm: 'Đề xuất', done: 'Đã đề xuất. Người vận hành thứ hai phải duyệt' };

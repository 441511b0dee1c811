import type { ReplayWords } from '../late/replay-words.ts';

export const words: ReplayWords = {
  replay: {
    play: '回放',
    pause: '暂停',
    moment: '合约时刻',
    before: '入场前 {seconds} 秒',
    winning: '盈利中',
    losing: '亏损中',
    level: '持平',
    none: '无价格记录',
    broken: '线条中断处没有价格记录。',
    gone: '该订单的价格记录已不再保存，无法回放。',
    unchecked: '只回放您的设备已与凭证核对一致的价格。',
  },
};

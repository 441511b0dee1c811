import type { TapeWords } from '../late/tape-words.ts';

export const words: TapeWords = {
  tape: {
    title: '实时价格链',
    text: '每个价格都带有前一个价格的哈希。改动、删除或插入任何一个，之后的整条链都会对不上。',
    check: '核对最近 100 个价格',
    byYou: '由您的设备逐一自行计算，无需信任我们。',
    whole: '#{first} 至 #{last}：价格没有缺失，没有改动。由您的设备在 {ms} 毫秒内自行算出。',
    broken: '从价格 #{seq} 起链条对不上。请将此画面发送给客服。',
  },
};

import type { verify as original } from '../vi/verify.ts';
import type { Like } from '../words.ts';

export const verify: Like<typeof original> = {
  title: '自己核对',
  text: '把资料包、带价格的凭证或日志的两个检查点拖到这里。一切都在本设备上重新计算，不会发送任何内容。',
  choose: '选择文件',
  language: '语言',
  isRight: '正确：每一步都吻合',
  isFalse: '错误：有一步不吻合',
  isUnknown: '无法判定：没有不吻合之处，但缺少数据',
  stated: '所述 {stated}，重新计算：{found}',
  missing: '现有数据不足以判定',
  keep: '保存本页后，没有网络也能使用。',
  whole: '资料包的各行齐全',
  unknownLines: '有些行属于更新的版本',
  statement: '流水的每一行都接着上一行',
  booked: '流水所记与凭证一致',
  signature: '检查点由该密钥签名',
  oneHistory: '两个检查点属于同一段历史',
  included: '该条目在日志中',
  inBatch: '凭证在日志的批次中',
  logged: '该批次在日志中',
  counted: '余额包含在公布的总额中',
  readable: '文件可以读取',
  liquidation: '强平价由保证金和费率得出',
  returned: '返还部分由两个价格得出',
};

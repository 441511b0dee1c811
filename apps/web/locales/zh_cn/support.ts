import type { support as original } from '../vi/support.ts';
import type { Like } from '../words.ts';

export const support: Like<typeof original> = {
  title: '客服',
  heroTitle: '需要什么帮助？',
  heroText: '请给我们留言，需要时可附图片。回复会直接显示在应用内。',
  write: '发消息',
  open: '打开客服',
  conversation: '与客服人员的对话',
  begin: '请描述您遇到的情况',
  beginText: '附上订单号或截图可更快得到答复。切勿发送密码或验证码。',
  hours: '有人在时就会回复，我们不承诺固定时间。您的消息会被保留，回复会在这里等您。',
  helpText: '文章简短，所列数字均为现行标准',
  questions: '常见问题',
  operator: '客服人员',
  you: '您',
  picture: '图片',
  pictures: '要发送的图片',
  addPictures: '添加图片',
  noPictures: '移除图片',
  message: '消息',
  placeholder: '输入消息…',
  send: '发送',
  sending: '正在发送',
  unsent: '未发送，将再次尝试',
  discard: '删除',
  older: '查看更早的消息',
};

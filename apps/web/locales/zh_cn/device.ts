import type { device as original } from '../vi/device.ts';
import type { Like } from '../words.ts';

export const device: Like<typeof original> = {
  title: '通知',
  push: '推送通知',
  pushText: '在此设备上，应用关闭时也会收到',
  orders: '订单',
  ordersText: '结果、强平、止损止盈、成交',
  money: '资金',
  moneyText: '充值与提现',
  support: '客服',
  supportText: '客服回复时',
  unsupported: '此浏览器无法接收通知。',
  homeScreen: '请先将 Candor 添加到主屏幕：点按“分享”，再选“添加到主屏幕”。',
  denied: '通知已被阻止。请在浏览器设置中允许。',
  failed: '未能开启通知',
  install: '安装应用',
  installText: '从主屏幕打开，使用独立窗口',
  newVersion: '有新版本可用',
  offlineSince: '已离线。价格和余额截至 {time}',
  staleSince: '正在重新连接。价格和余额截至 {time}',
  late: '更新有延迟，订单照常执行',
};

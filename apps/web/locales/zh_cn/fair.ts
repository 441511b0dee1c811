import type { fair as original } from '../vi/fair.ts';
import type { Like } from '../words.ts';

export const fair: Like<typeof original> = {
  recompute: '重新计算此结果',
  again: '再算一次',
  sealed: '已在您的设备上重新计算：{ok}/{all}',
  sealing: '正在您的设备上重新计算',
  adds: '每一步都吻合',
  differs: '有一步不吻合',
  differsText: '请将此页面和订单号发给客服。',
  gone: '这些价格已超过保留期限，无法再下载。凭证仍写明所用的价格。',
  stated: '凭证为 {stated}，重新计算为 {found}',
  bundle: '保存您的证明',
  bundleText: '一个文件，包含您的全部凭证、流水以及它们所依据的价格。任何人无需我们即可核对，没有网络也可以。',
  bundleSave: '保存文件',
  bundleCheck: '打开核对页面',
};

import type { PasskeysWords } from '../late/auth/passkeys-words.ts';

export const words: PasskeysWords = {
  passkeys: {
    login: '使用通行密钥登录',
    leadTitle: '无需密码即可登录',
    leadText: '您的手机或电脑通过指纹、面容或屏幕锁确认是您本人。通行密钥无法被猜到，在假冒网页上也不起作用。',
    add: '添加通行密钥',
    name: '名称',
    nameHint: '便于您辨认，例如“主用手机”',
    added: '已添加通行密钥',
    addedOn: '添加于 {time}',
    used: '上次使用 {time}',
    unused: '从未使用',
    remove: '移除',
    removeTitle: '移除通行密钥“{name}”？',
    removeText: '它将不能再登录您的账户。请同时在设备上删除。',
    removed: '已移除通行密钥',
    unsupported: '此浏览器或此地址无法使用通行密钥。',
    elsewhere: '此账户的通行密钥只能在应用的另一个地址使用。',
    known: '此设备已有您账户的通行密钥。',
    failed: '设备未提供通行密钥。',
  },
};

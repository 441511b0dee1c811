import type { LogWords } from '../late/log-words.ts';

export const words: LogWords = {
  log: {
    title: '公开日志',
    text: '每个结果都写入一份只增不改的日志。您的设备会记住看到过的状态，并检查日志是否由此延续；独立见证人确认所有人看到的是同一份日志。',
    witnessed: '见证人：{count}/{all}，最近 {age}',
    unwitnessed: '尚无见证人确认此状态',
    contradicts: '公开日志与本设备看到过的内容相矛盾',
    first: '本设备从现在起记住日志。条目数：{entries}',
    grown: '由本设备 {date} 看到的状态延续而来。现有条目数：{entries}',
    another: '新日志指明了本设备已知的日志。条目数：{entries}',
    unproven: '本设备暂时无法检查日志',
    unsigned: '所显示的内容没有本设备已知密钥的签名',
    shrunk: '日志比本设备看到过的短。剩余条目数：{entries}',
    forked: '日志没有从本设备看到过的已签名状态延续',
    unnamed: '另一份日志取而代之，且未完整指明本设备已知的日志',
    evidenceText: '两份已签名的状态都保存在本设备上。请保存文件：任何人无需我们即可检查。',
    save: '保存证据',
    began: '新日志始于 {date}。',
    restored: '数据由较旧的备份恢复，因此之前的日志已结束。您保存的凭证仍可检查。',
    behind: '数据止于已签名内容之前，因此之前的日志已结束。您保存的凭证仍可检查。',
    differs: '数据与已签名内容不同，因此之前的日志已结束。您保存的凭证仍可检查。',
    keys: '日志和见证人的密钥由本服务器提供。只有与其他来源（例如见证人自己的网页）核对后，才具有证明力。',
  },
};

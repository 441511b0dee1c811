import { callNames, declarationOf } from '@candor/api-contract/index.ts';
import { expect, test } from 'vitest';
import { standingRefusal } from './sessions.ts';

const own = callNames.filter((name) => declarationOf(name).access === 'session');
const openTo = (standing: 'frozen' | 'closed') => own.filter((name) => standingRefusal(name, standing) === null);

test.each(['frozen', 'closed'] as const)('whoever is %s moves no money, by no call', (standing) => {
  const moving = own.filter((name) => declarationOf(name).movesMoney === true);
  expect(moving.length).toBeGreaterThan(20);
  expect(moving.filter((name) => standingRefusal(name, standing) !== `account-${standing}`)).toEqual([]);
});

test('nor changes anything but what they have read, shown or lent to others, and what they write to support', () => {
  const reads = /\/(get|find|list|page|detail|balance|exchangeList)/;
  expect(openTo('frozen').filter((name) => name.startsWith('POST ') && !reads.test(name))).toEqual([
    'POST /player/passkeys/remove',
    'POST /player/exportData',
    'POST /player/keys/end',
    'POST /player/notice/readAll',
    'POST /fair/ownProof/revoke',
    'POST /common/file/upload',
    'POST /service/send',
    'POST /player/customer/link',
  ]);
});

test('what is asked for with GET is read, but for what changes a list or says where to send money', () => {
  const barred = own.filter((name) => name.startsWith('GET ') && standingRefusal(name, 'frozen') !== null);
  expect(barred.toSorted()).toEqual([
    'GET /tickerCollect/delete',
    'GET /tickerCollect/save',
    'GET /transaction/depositAddress',
    'GET /transaction/getRechargeBankAccount',
  ]);
});

test('a frozen and a closed account are told apart, and nothing else is between them', () => {
  expect(openTo('closed')).toEqual(openTo('frozen'));
  expect(standingRefusal('POST /transaction/withdrawal', 'frozen')).toBe('account-frozen');
  expect(standingRefusal('POST /transaction/withdrawal', 'closed')).toBe('account-closed');
});

test.each([undefined, 'open', 'payouts-held'] as const)('whoever stands %s makes every call', (standing) => {
  expect(own.filter((name) => standingRefusal(name, standing) !== null)).toEqual([]);
});

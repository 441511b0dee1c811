import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useState } from 'react';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { readCode } from '../../shell/files/picture.ts';
import { addressIn, isTronAddress } from '../../shell/funds/tron-address.ts';
import { back } from '../../shell/routing/hash.ts';
import { refreshWallets } from './wallets.ts';

export type CurrencyType = CallAnswer<'GET /currencyType/list'>[number];
type Draft = { currencyCode: string; chain: string; address: string; qrImage: string };

function addressIssue(typed: string, chain: string): string | undefined {
  if (typed === '') return t('auth.required');
  return chain === 'TRC20' && !isTronAddress(typed) ? t('wallets.addressInvalid') : undefined;
}

function issuesOf({ address, qrImage, chain }: Draft, settled: boolean) {
  const typed = address.trim();
  return {
    qrImage: qrImage === '' ? t(settled ? 'wallets.pictureMissing' : 'wallets.pictureWaiting') : undefined,
    address: addressIssue(typed, chain),
  };
}

const chainsOf = (types: readonly CurrencyType[], code: string): readonly string[] =>
  types.find(({ currencyCode }) => currencyCode === code)?.chains ?? [];

const firstOf = ([first]: readonly CurrencyType[]): Draft => ({
  currencyCode: first?.currencyCode ?? '',
  chain: first?.chains[0] ?? '',
  address: '',
  qrImage: '',
});

async function save(draft: Draft): Promise<void> {
  await call('POST /playerWallet/add', { body: { ...draft, address: draft.address.trim() } }, { quiet: true });
  toast(t('wallets.saved'));
  void refreshWallets();
  back('pages/wallet/wallet');
}

/** The form of a new wallet; a chosen picture fills the address from its code. */
export function useAddWallet(types: readonly CurrencyType[]) {
  const [settled, setSettled] = useState(true);
  const [reading, setReading] = useState<'no' | 'yes' | 'nothing'>('no');
  const form = useForm<Draft>({
    initial: firstOf(types),
    check: (draft) => issuesOf(draft, settled),
    send: save,
  });
  const chains = chainsOf(types, form.draft.currencyCode);

  function chooseCurrency(currencyCode: string) {
    form.set('currencyCode', currencyCode);
    const offered = chainsOf(types, currencyCode);
    if (!offered.includes(form.draft.chain)) form.set('chain', offered[0] ?? '');
  }

  const keepPicture = ([id = '']: string[], done: boolean) => {
    setSettled(done);
    form.set('qrImage', id);
  };

  async function fill([file]: File[]) {
    if (file === undefined) return;
    setReading('yes');
    const text = await readCode(file).catch(() => null);
    if (text === null) return setReading('nothing');
    setReading('no');
    const address = addressIn(text);
    form.set('address', address);
    form.setErrors((now) => ({ ...now, address: isTronAddress(address) ? undefined : t('wallets.addressInvalid') }));
  }

  const readPicture = (files: File[]) => void fill(files);

  return { form, chains, reading, readPicture, chooseCurrency, keepPicture };
}

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

function issuesOf({ address, qrImage, chain }: Draft, settled: boolean) {
  const typed = address.trim();
  return {
    qrImage: qrImage === '' ? t(settled ? 'wallets.pictureMissing' : 'wallets.pictureWaiting') : undefined,
    address:
      typed === ''
        ? t('auth.required')
        : chain === 'TRC20' && !isTronAddress(typed)
          ? t('wallets.addressInvalid')
          : undefined,
  };
}

/** The form of a new wallet; a chosen picture fills the address from its code. */
export function useAddWallet(types: readonly CurrencyType[]) {
  const [settled, setSettled] = useState(true);
  const [reading, setReading] = useState<'no' | 'yes' | 'nothing'>('no');
  const first = types[0];
  const form = useForm<Draft>({
    initial: { currencyCode: first?.currencyCode ?? '', chain: first?.chains[0] ?? '', address: '', qrImage: '' },
    check: (draft) => issuesOf(draft, settled),
    send: async (draft) => {
      await call('POST /playerWallet/add', { body: { ...draft, address: draft.address.trim() } }, { quiet: true });
      toast(t('wallets.saved'));
      void refreshWallets();
      back('pages/wallet/wallet');
    },
  });
  const chains = types.find(({ currencyCode }) => currencyCode === form.draft.currencyCode)?.chains ?? [];

  async function readPicture([file]: File[]) {
    if (file === undefined) return;
    setReading('yes');
    const text = await readCode(file).catch(() => null);
    setReading(text === null ? 'nothing' : 'no');
    if (text === null) return;
    const address = addressIn(text);
    form.set('address', address);
    form.setErrors((now) => ({ ...now, address: isTronAddress(address) ? undefined : t('wallets.addressInvalid') }));
  }

  return {
    form,
    chains,
    reading,
    readPicture: (files: File[]) => void readPicture(files),
    chooseCurrency: (currencyCode: string) => {
      form.set('currencyCode', currencyCode);
      const offered = types.find((type) => type.currencyCode === currencyCode)?.chains ?? [];
      if (!offered.includes(form.draft.chain)) form.set('chain', offered[0] ?? '');
    },
    keepPicture: ([id = '']: string[], done: boolean) => {
      setSettled(done);
      form.set('qrImage', id);
    },
  };
}

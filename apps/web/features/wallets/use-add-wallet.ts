import { useState } from 'react';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { readCode } from '../../shell/files/picture.ts';
import { addressIn, isTronAddress } from '../../shell/funds/tron-address.ts';
import { back } from '../../shell/routing/hash.ts';
import {
  chainFor,
  chainsOf,
  firstOf,
  issuesOf,
  walletOf,
  type CurrencyType,
  type WalletDraft,
} from './wallet-draft.ts';
import { refreshWallets } from './wallets.ts';

async function save(draft: WalletDraft): Promise<void> {
  await call('POST /playerWallet/add', { body: walletOf(draft) }, { quiet: true });
  toast(t('wallets.saved'));
  void refreshWallets();
  back('pages/wallet/wallet');
}

/** The form of a new wallet; a chosen picture fills the address from its code. */
export function useAddWallet(types: readonly CurrencyType[]) {
  const [settled, setSettled] = useState(true);
  const [reading, setReading] = useState<'no' | 'yes' | 'nothing'>('no');
  const form = useForm<WalletDraft>({
    initial: firstOf(types),
    check: (draft) => issuesOf(draft, settled),
    send: save,
  });
  const chains = chainsOf(types, form.draft.currencyCode);

  function chooseCurrency(currencyCode: string) {
    form.set('currencyCode', currencyCode);
    form.set('chain', chainFor(types, currencyCode, form.draft.chain));
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

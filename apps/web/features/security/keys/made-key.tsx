import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from '../../../design/button.tsx';
import { t } from '../../../locales/i18n.ts';
import { CopyFact } from '../../../shell/feedback/copy-fact.tsx';

export type Made = Pick<CallAnswer<'POST /player/keys/make'>, 'apiKey' | 'secret'>;

/** A new key with its secret, which is in no later answer. */
export function MadeKey({ made: { apiKey, secret }, onDone }: { made: Made; onDone: () => void }) {
  return (
    <>
      <p className="text-row text-pretty text-soft">{t(secret === null ? 'keys.madeByPair' : 'keys.madeText')}</p>
      <dl className="mt-4 space-y-2">
        <CopyFact name={t('keys.key')} value={apiKey} />
        {secret !== null && <CopyFact name={t('keys.secret')} value={secret} />}
      </dl>
      <Button onClick={onDone} className="mt-6 w-full">
        {t('keys.kept')}
      </Button>
    </>
  );
}

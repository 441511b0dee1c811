import { useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../design/button.tsx';
import { ErrorState, Skeleton } from '../../design/states.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { useConfig } from '../client/config.ts';
import { saveFile } from '../export/save-file.ts';
import { confirm } from '../feedback/confirm.ts';
import { copyText } from '../feedback/copy.ts';
import { toast } from '../feedback/toast.ts';
import { contentOf } from './card-content.ts';
import { addressOf, proofAt, type CheckedProof } from './checked-proof.ts';
import { drawCard } from './draw-card.ts';
import { revokeProof } from './own-proof.ts';
import { wordsOf } from './proof-words.ts';

/** A picture in memory, with an address for the page while it is shown. */
interface Picture {
  readonly file: File;
  readonly url: string;
}

/** Undefined while it is drawn, null where it can't be. */
function usePicture(id: string, checked: CheckedProof): Picture | null | undefined {
  const mode = useConfig()?.mode;
  const [picture, setPicture] = useState<Picture | null>();
  useEffect(() => {
    if (mode === undefined) return;
    let url = '';
    let shown = true;
    const show = (blob: Blob | null) => {
      if (!shown) return;
      if (blob === null) return setPicture(null);
      url = URL.createObjectURL(blob);
      setPicture({ file: new File([blob], 'candor.png', { type: 'image/png' }), url });
    };
    drawCard(contentOf(id, checked, mode)).then(show, () => show(null));
    return () => {
      shown = false;
      URL.revokeObjectURL(url);
    };
  }, [id, checked, mode]);
  return picture;
}

const sharable = (file: File): boolean => navigator.canShare?.({ files: [file] }) === true;

/** By what the device has for it; else the picture is kept as a file and the address copied. */
async function send({ file }: Picture, address: string) {
  if (sharable(file)) return navigator.share({ files: [file], url: address });
  saveFile(file, file.name);
  await copyText(address);
}

function Preview({ picture, label }: { picture: Picture | null | undefined; label: string }) {
  if (picture === null) return <p className="rounded-card bg-raised p-4 text-note text-soft">{t('proof.noPicture')}</p>;
  const look = 'mx-auto aspect-4/5 w-full max-w-80 rounded-card';
  return picture === undefined ? (
    <Skeleton className={look} />
  ) : (
    <img src={picture.url} alt={label} width={1080} height={1350} className={`${look} h-auto border border-line`} />
  );
}

function Ways({ picture, address }: { picture: Picture | null | undefined; address: string }) {
  const { submit, busy } = useSubmit(async () => picture && send(picture, address));
  return (
    <>
      {picture !== null && (
        <Button busy={busy} disabled={picture === undefined} onClick={() => submit()} className="mt-4 w-full">
          <Share2 size={18} aria-hidden="true" className="shrink-0" />
          {t(picture === undefined || sharable(picture.file) ? 'proof.send' : 'proof.save')}
        </Button>
      )}
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button look="faded" size="medium" onClick={() => void copyText(address)}>
          <Copy size={18} aria-hidden="true" className="shrink-0" />
          {t('proof.copy')}
        </Button>
        <a href={address} target="_blank" rel="noreferrer" className={buttonClass('faded', 'medium')}>
          <ExternalLink size={18} aria-hidden="true" className="shrink-0" />
          {t('proof.open')}
        </a>
      </div>
    </>
  );
}

function Revoke({ orderNo, id }: { orderNo: string; id: string }) {
  const { submit, busy } = useSubmit(async () => {
    const question = { title: t('proof.revokeTitle'), text: t('proof.revokeText'), confirm: t('proof.revoke') };
    await confirm({ ...question, grave: true });
    await revokeProof(orderNo, id);
    toast(t('proof.revoked'));
  });
  return (
    <Button look="leave" size="medium" busy={busy} onClick={() => submit()} className="mt-2 w-full">
      {t('proof.revoke')}
    </Button>
  );
}

function Drawn({ id, checked }: { id: string; checked: CheckedProof }) {
  const picture = usePicture(id, checked);
  const { pair, result } = wordsOf(checked.proof);
  return (
    <>
      <Preview picture={picture} label={t('proof.picture', { pair, result })} />
      <Ways picture={picture} address={addressOf(id)} />
    </>
  );
}

/** What is shown to others: its picture, made on this device, its address, and the way back. */
export function SharedProof({ orderNo, id }: { orderNo: string; id: string }) {
  const { data, error, refetch } = useQuery({ ...proofAt(id), staleTime: Infinity });
  return (
    <>
      {data !== undefined && <Drawn id={id} checked={data} />}
      {data === undefined && error === null && <Skeleton className="mx-auto aspect-4/5 w-full max-w-80 rounded-card" />}
      {data === undefined && error !== null && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      <p className="mt-3 px-1 text-note text-pretty text-soft">{t('proof.passedOn')}</p>
      <Revoke orderNo={orderNo} id={id} />
    </>
  );
}

import { Camera, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { scrolling } from '../../design/access/motion.ts';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { objectionOf } from '../../shell/client/objection.ts';
import { focusFirstIssue } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { ImageField } from '../../shell/files/image-field.tsx';
import { PhotoOutline, type PhotoPart } from './card-art.tsx';
import type { Verification } from './primary-draft.ts';
import { FailedNote } from './standing.tsx';
import { adopt } from './verification.ts';

/** The three photos, by what they are called on the wire. */
export const photos = [
  { field: 'frontPhoto', part: 'front', camera: 'environment' },
  { field: 'backPhoto', part: 'back', camera: 'environment' },
  { field: 'holdPhoto', part: 'hold', camera: 'user' },
] as const satisfies readonly { field: string; part: PhotoPart; camera: 'environment' | 'user' }[];
type Field = (typeof photos)[number]['field'];
const fields = photos.map(({ field }) => field);

interface Kept {
  id: string | undefined;
  settled: boolean;
}
const none: Kept = { id: undefined, settled: true };

function issuesOf(kept: Record<Field, Kept>): Partial<Record<Field, string>> {
  return Object.fromEntries(
    photos.flatMap(({ field }) => {
      const { id, settled } = kept[field];
      if (id !== undefined && settled) return [];
      return [[field, t(settled ? 'identity.photoMissing' : 'identity.photoWaiting')]];
    }),
  );
}

type Photos = Record<Field, string>;

function handedIn({ frontPhoto, backPhoto, holdPhoto }: Record<Field, Kept>): Photos | null {
  if (frontPhoto.id === undefined || backPhoto.id === undefined || holdPhoto.id === undefined) return null;
  return { frontPhoto: frontPhoto.id, backPhoto: backPhoto.id, holdPhoto: holdPhoto.id };
}

async function handIn(body: Photos): Promise<void> {
  adopt(await call('POST /playerInfo/advanced', { body }, { quiet: true }));
  scrollTo(0, 0);
  toast(t('identity.sent'));
}

function showFirstIssue() {
  focusFirstIssue();
  requestAnimationFrame(() =>
    document.querySelector('[role=alert]')?.scrollIntoView({ block: 'center', behavior: scrolling() }),
  );
}

function useAdvancedForm() {
  const kept = useRef<Record<Field, Kept>>({ frontPhoto: none, backPhoto: none, holdPhoto: none });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const { submit, busy, renew } = useSubmit(async () => {
    const found = issuesOf(kept.current);
    setErrors(found);
    const wanted = handedIn(kept.current);
    if (Object.keys(found).length > 0 || wanted === null) return showFirstIssue();
    try {
      await handIn(wanted);
    } catch (fault) {
      const objection = objectionOf(fault, fields);
      if (objection !== null) setErrors({ [objection.field]: objection.text });
    }
  });
  const change =
    (field: Field) =>
    ([id]: string[], settled: boolean) => {
      kept.current = { ...kept.current, [field]: { id, settled } };
      setErrors(({ [field]: _mended, ...rest }) => rest);
      renew();
    };
  return { errors, busy, submit, change };
}

/** The three photos of the advanced level: from the camera or the gallery, kept as soon as they are chosen. */
export function AdvancedForm({ advanced }: Pick<Verification, 'advanced'>) {
  const { errors, busy, submit, change } = useAdvancedForm();
  return (
    <div className="gutter space-y-5 pt-4 pb-4">
      {advanced.status === 'failed' ? (
        <FailedNote reason={advanced.reason} />
      ) : (
        <p className="flex gap-3 rounded-card bg-surface p-4 text-row text-pretty text-soft">
          <Camera size={22} aria-hidden="true" className="shrink-0 text-brand" />
          {t('identity.photosLead')}
        </p>
      )}
      {photos.map(({ field, part, camera }) => (
        <ImageField
          key={field}
          label={t(`identity.${part}`)}
          hint={t(`identity.${part}Hint`)}
          error={errors[field]}
          camera={camera}
          example={<PhotoOutline part={part} />}
          onChange={change(field)}
        />
      ))}
      <p className="flex gap-2.5 text-note text-pretty text-soft">
        <ShieldCheck size={18} aria-hidden="true" className="shrink-0 text-up" />
        {t('identity.photosSealed')}
      </p>
      <Button busy={busy} onClick={() => submit()} className="w-full">
        {t(advanced.status === 'failed' ? 'identity.submitAgain' : 'identity.submit')}
      </Button>
    </div>
  );
}

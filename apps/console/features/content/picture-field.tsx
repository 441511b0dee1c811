import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { isUploaded } from '@candor/api-contract/text-pictures.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useRef, useState, type JSX } from 'react';
import { call, contentPicture, wordsOf } from '../../client/call.ts';
import { useObjectUrl } from '../../design/picture.tsx';
import { words } from '../../locales/words.ts';
import type { ShownFamily } from './draft.ts';

const p = words.content.picture;
const builtIn = ['gift', 'shield', 'bolt'] as const;
const builtInOptions = builtIn.map((value) => ({ value, label: p.builtIn[value] }));

interface Props {
  readonly family: ShownFamily;
  readonly value: string;
  readonly onChange: (image: string) => void;
}

/** The picture of a text: one of this device, or of a banner one that the app draws. */
export function PictureField({ family, value, onChange }: Props): JSX.Element {
  const { fault, busy, send } = useUpload(onChange);
  return (
    <section className="stack">
      <h2 className="part">{p.title}</h2>
      {isUploaded(value) ? <Shown id={value} /> : <p className="faint small picture-none">{p.none}</p>}
      <div className="picture-acts">
        {family === 'banner' && (
          <Select
            aria-label={p.drawn}
            placeholder={p.drawn}
            value={isUploaded(value) || value === '' ? null : value}
            onChange={onChange}
            options={builtInOptions}
          />
        )}
        <Choose busy={busy} onFile={(file) => void send(file)} />
        {value !== '' && (
          <Button icon={<DeleteOutlined aria-hidden />} onClick={() => onChange('')}>
            {p.remove}
          </Button>
        )}
      </div>
      <span className="faint small">{p.help}</span>
      {fault !== null && <span className="bad small">{fault}</span>}
    </section>
  );
}

/** Sends a file, and tells its id. */
function useUpload(onSent: (id: string) => void) {
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    setFault(null);
    try {
      onSent((await call('POST /operator/content/picture', { body: { file } })).id);
    } catch (refused) {
      setFault(wordsOf(refused));
    } finally {
      setBusy(false);
    }
  };
  return { fault, busy, send };
}

function Choose({ busy, onFile }: { busy: boolean; onFile: (file: File | undefined) => void }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={p.choose}
        hidden
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button icon={<UploadOutlined aria-hidden />} loading={busy} onClick={() => input.current?.click()}>
        {p.choose}
      </Button>
    </>
  );
}

function Shown({ id }: { id: string }): JSX.Element {
  const { data, error } = useQuery({
    queryKey: ['content-picture', id],
    queryFn: ({ signal }) => contentPicture(id, signal),
    staleTime: Infinity,
  });
  const url = useObjectUrl(data);
  if (error !== null) return <span className="bad small">{error.message}</span>;
  return url === null ? <span className="picture-none" /> : <img className="content-picture" src={url} alt={p.title} />;
}

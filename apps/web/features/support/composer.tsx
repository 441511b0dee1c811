import { ImagePlus, SendHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../design/button.tsx';
import { t } from '../../locales/i18n.ts';
import { keepDraft, keptDraft } from '../../shell/client/kept-draft.ts';
import { ImageField } from '../../shell/files/image-field.tsx';

const longest = 4_000;
const mostPictures = 6;
const mostRows = 5;
const formName = 'service';

interface Attached {
  open: boolean;
  ids: string[];
  settled: boolean;
  round: number;
}
const nothing = (round: number): Attached => ({ open: false, ids: [], settled: true, round });

interface PicturesProps {
  round: number;
  onChange: (ids: string[], settled: boolean) => void;
}

function Pictures({ round, onChange }: PicturesProps) {
  return (
    <div className="mb-2 pl-2">
      <ImageField key={round} label={t('support.pictures')} max={mostPictures} onChange={onChange} />
    </div>
  );
}

/** Grows with what is written. */
function Words({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const rows = Math.min(mostRows, text.split('\n').length + Math.floor(text.length / 40));
  return (
    <div className="frame-focus flex min-w-0 flex-1 rounded-field border border-line bg-surface">
      <textarea
        aria-label={t('support.message')}
        placeholder={t('support.placeholder')}
        value={text}
        rows={rows}
        maxLength={longest}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 min-w-0 flex-1 bg-transparent px-3 py-2.5 text-input text-ink placeholder:truncate"
        style={{ resize: 'none' }}
      />
    </div>
  );
}

function SendButton({ ready, onPress }: { ready: boolean; onPress: () => void }) {
  return (
    <IconButton
      label={t('support.send')}
      disabled={!ready}
      onClick={onPress}
      className={ready ? 'bg-brand text-on-brand' : 'bg-raised !text-faint'}
    >
      <SendHorizontal size={20} aria-hidden="true" />
    </IconButton>
  );
}

/** Where a message is written; pictures are sent as soon as they are chosen, and go with the words. */
export function Composer({ onSend }: { onSend: (text: string, files: string[]) => void }) {
  const [text, setText] = useState(() => keptDraft(formName, { text: '' }).text);
  const [attached, setAttached] = useState(nothing(0));
  const write = (next: string) => {
    keepDraft(formName, { text: next });
    setText(next);
  };
  const said = text.trim();
  const ready = attached.settled && (said !== '' || attached.ids.length > 0);
  const send = () => {
    if (!ready) return;
    onSend(said, attached.ids);
    write('');
    setAttached(nothing(attached.round + 1));
  };
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-page pt-2 pr-4 pl-2 pb-foot">
      {attached.open && (
        <Pictures
          round={attached.round}
          onChange={(ids, settled) => setAttached((now) => ({ ...now, ids, settled }))}
        />
      )}
      <div className="flex items-end gap-2">
        <IconButton
          label={t(attached.open ? 'support.noPictures' : 'support.addPictures')}
          onClick={() => setAttached((now) => (now.open ? nothing(now.round + 1) : { ...now, open: true }))}
          className="text-soft"
        >
          {attached.open ? <X size={22} aria-hidden="true" /> : <ImagePlus size={22} aria-hidden="true" />}
        </IconButton>
        <Words text={text} onChange={write} />
        <SendButton ready={ready} onPress={send} />
      </div>
    </div>
  );
}

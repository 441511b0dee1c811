import { Button } from '../../../design/button.tsx';
import { t } from '../../../locales/i18n.ts';

interface EvidenceButtonProps {
  /** What it shows, and to whom it is of use. */
  text: string;
  /** @param name of the file */
  onSave: (name: string) => void;
}

/** Offers what speaks against the server as a file that anybody can judge. */
export const EvidenceButton = ({ text, onSave }: EvidenceButtonProps) => (
  <>
    <p className="text-note text-pretty text-ink">{text}</p>
    <Button look="quiet" size="medium" className="w-full" onClick={() => onSave('candor-evidence.json')}>
      {t('log.save')}
    </Button>
  </>
);

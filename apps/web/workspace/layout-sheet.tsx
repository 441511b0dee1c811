import { Button } from '../design/button.tsx';
import { SwitchRow } from '../design/list.tsx';
import { Segment } from '../design/segment.tsx';
import { Sheet } from '../design/sheet.tsx';
import { t } from '../locales/i18n.ts';
import { panels, presets, presetShown, type Preset } from './arrangement.ts';
import { paneNames } from './panes/pane-names.ts';
import { arrange, resetArrangement, takePreset, togglePanel, useArrangement } from './use-arrangement.ts';

/** What stands on the workspace, and where. */
export function LayoutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const now = useArrangement();
  return (
    <Sheet open={open} onClose={onClose} title={t('workspace.layout')}>
      <Segment<Preset | 'own'>
        label={t('workspace.layout')}
        name="preset"
        value={presetShown(now) ?? 'own'}
        onChange={(preset) => preset !== 'own' && takePreset(preset)}
        options={presets.map((value) => ({ value, label: t(`workspace.${value}`) }))}
      />
      <div className="-mx-4 mt-2 divide-y divide-line">
        {panels.map((panel) => (
          <SwitchRow
            key={panel}
            title={t(paneNames[panel])}
            on={now.shown.includes(panel)}
            onChange={() => togglePanel(panel)}
          />
        ))}
        <SwitchRow title={t('workspace.swap')} on={now.swapped} onChange={(swapped) => arrange({ swapped })} />
      </div>
      <Button look="quiet" size="medium" onClick={resetArrangement} className="mt-3 w-full">
        {t('workspace.reset')}
      </Button>
      <p className="mt-3 text-center text-caption text-faint">{t('workspace.saved')}</p>
    </Sheet>
  );
}

import { Fragment, type ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { t } from '../locales/i18n.ts';
import { keepSizes, useArrangement, useBeginning } from './use-arrangement.ts';

/** A part of the workspace with its place among others. */
export interface Part {
  readonly name: string;
  /** What it is called by who moves its divider. */
  readonly label: string;
  /** CSS pixels with letters of the usual size; without it it takes what is left. */
  readonly size?: number;
  readonly least: number;
  readonly content: ReactNode;
}

interface PanelGroupProps {
  name: string;
  upright?: boolean;
  parts: readonly Part[];
}

const bar =
  'shrink-0 bg-line outline-offset-0 data-[separator=hover]:bg-brand data-[separator=active]:bg-brand ' +
  'focus-visible:bg-brand';

/** How much larger than usual letters are: a column is as wide as its words, the whole from 64 rem on. */
const largeness = (): number =>
  Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);

/** Parts side by side, or one above the other, with dividers that a pointer or the arrow keys move. */
export function PanelGroup({ name, upright = false, parts }: PanelGroupProps) {
  const { sizes } = useArrangement();
  const beginning = useBeginning();
  const key = `${name}:${parts.map((part) => part.name).join()}`;
  const kept = sizes[key];
  // Text twice as large makes no screen higher.
  const scale = upright ? 1 : largeness();
  return (
    <Group
      key={`${key}${beginning}`}
      orientation={upright ? 'vertical' : 'horizontal'}
      {...(kept === undefined ? {} : { defaultLayout: kept })}
      onLayoutChanged={(layout, { isUserInteraction }) => isUserInteraction && keepSizes(key, layout)}
      className="min-h-0 min-w-0 flex-1"
    >
      {parts.map((part, at) => (
        <Fragment key={part.name}>
          {at > 0 && (
            <Separator
              aria-label={t('workspace.resize', { panel: dividedBy(parts, at) })}
              className={`${bar} ${upright ? 'h-px' : 'w-px'}`}
            />
          )}
          <Panel
            id={`workspace-${part.name}`}
            minSize={part.least * scale}
            {...(part.size === undefined
              ? {}
              : { defaultSize: part.size * scale, groupResizeBehavior: 'preserve-pixel-size' as const })}
          >
            {part.content}
          </Panel>
        </Fragment>
      ))}
    </Group>
  );
}

/** The part that a divider sizes: the one that does not just take what is left. */
function dividedBy(parts: readonly Part[], at: number): string {
  const [before, after] = [parts[at - 1], parts[at]];
  return (after?.size === undefined ? before : after)?.label ?? '';
}

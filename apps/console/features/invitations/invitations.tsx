import { Segmented } from 'antd';
import type { JSX } from 'react';
import { PageHead } from '../../design/page.tsx';
import { words } from '../../locales/words.ts';
import { narrowTo, oneOf, type Place } from '../../shell/route.ts';
import { Agents } from './agents.tsx';
import { AddCampaign, Campaigns } from './campaigns.tsx';
import { InvitedTree } from '../../design/people/invited-tree.tsx';

const w = words.invitations;
const views = ['tree', 'campaigns', 'agents'] as const;
type View = (typeof views)[number];
const options = views.map((value) => ({ value, label: w.views[value] }));

/** Who has come by whom, and by which campaign. */
export function Invitations({ place }: { place: Place }): JSX.Element {
  const shown = oneOf(views, place.query.get('view'));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        {shown === 'campaigns' && <AddCampaign />}
      </PageHead>
      <div className="filters">
        <Segmented<View> value={shown} onChange={(value) => narrowTo(place, { view: value })} options={options} />
      </div>
      {shown === 'tree' && <InvitedTree />}
      {shown === 'campaigns' && <Campaigns />}
      {shown === 'agents' && <Agents />}
    </>
  );
}

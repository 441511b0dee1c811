import { Badge } from '../../../design/list.tsx';
import { t } from '../../../locales/i18n.ts';
import { LatePart } from '../../../shell/routing/late-part.tsx';
import { loadKindFacts, loadKindName, loadKindNote, loadStatusName } from '../kinds/load-kinds.ts';
import { statusTones, statusWords, typeText } from './order-words.ts';
import { isSpecial, type SpotOrder } from './standing.ts';

interface OrderProps {
  order: SpotOrder;
}

/** What kind of order it is. */
export const TypeName = ({ order }: OrderProps) =>
  isSpecial(order) ? (
    <LatePart load={loadKindName} waiting={typeText(order)} part={{ order }} quiet />
  ) : (
    typeText(order)
  );

/** How it stands. */
export function StatusBadge({ order }: OrderProps) {
  const words = t(statusWords[order.status]);
  return (
    <Badge tone={statusTones[order.status]}>
      {isSpecial(order) ? <LatePart load={loadStatusName} waiting={words} part={{ order, words }} quiet /> : words}
    </Badge>
  );
}

/** What it waits for. */
export const Waits = ({ order }: OrderProps) =>
  isSpecial(order) ? <LatePart load={loadKindNote} part={{ order }} quiet /> : null;

/** What of it a plain order hasn't. */
export const MoreFacts = ({ order }: OrderProps) =>
  isSpecial(order) ? <LatePart load={loadKindFacts} part={{ order }} quiet /> : null;

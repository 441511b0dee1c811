import { useRef, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { t } from '../../../locales/i18n.ts';
import { decimalTyped } from '../../../shell/amounts/amount-typed.ts';
import { newIntent } from '../../../shell/client/call.ts';
import { useForm } from '../../../shell/client/use-form.ts';
import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { askForSpot } from '../orders/spot-orders.ts';
import { isOneOfTwo, type SpotOrder } from '../orders/standing.ts';
import { NumberField } from '../ticket/number-field.tsx';

interface AmendProps {
  order: SpotOrder;
  onAmended: () => void;
}

function AmendForm({ order, onAmended }: AmendProps) {
  const intent = useRef(newIntent());
  const { draft, errors, busy, set, onSubmit } = useForm({
    initial: { quantity: '' },
    check: ({ quantity }) => (quantity.trim() === '' ? { quantity: t('spot.needQuantity') } : {}),
    send: async ({ quantity }) => {
      const sent = [
        { params: { id: order.id }, body: { quantity: decimalTyped(quantity) } },
        { quiet: true, idempotencyKey: intent.current },
      ] as const;
      await askForSpot(() => callAcknowledged('POST /portal/order/amendSpotOrder/{id}', ...sent));
      toast(t('kinds.reduced'));
      onAmended();
    },
  });
  const change = (text: string) => {
    // Another quantity is another intent.
    intent.current = newIntent();
    set('quantity', text);
  };
  return (
    <form onSubmit={onSubmit} noValidate className="mt-4 space-y-3 rounded-field bg-raised p-4">
      <p className="text-note text-pretty text-soft">
        {t(isOneOfTwo(order) ? 'kinds.bothSmaller' : 'kinds.keepsPlace')}
      </p>
      <NumberField
        label={t('kinds.newQuantity')}
        unit={pairOf(order.symbol)[0]}
        value={draft.quantity}
        decimals={2}
        onChange={change}
        issue={errors.quantity}
      />
      <Button type="submit" busy={busy} className="w-full">
        {t('kinds.reduce')}
      </Button>
    </form>
  );
}

/** Takes quantity off an order that rests or waits, or off two of which one ends the other; places are kept. */
export function AmendOrder(props: AmendProps) {
  const [open, setOpen] = useState(false);
  if (open) return <AmendForm {...props} />;
  return (
    <Button look="quiet" onClick={() => setOpen(true)} className="mt-4 w-full">
      {t('kinds.reduce')}
    </Button>
  );
}

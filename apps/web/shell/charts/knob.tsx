import type { LucideIcon } from 'lucide-react';

/** What one takes hold of, on a line of a chart. */
export const Knob = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span
    className="grid place-items-center rounded-full border bg-page"
    style={{ width: 30, height: 20, borderColor: 'currentcolor' }}
  >
    <Icon size={13} strokeWidth={2.5} aria-hidden="true" />
  </span>
);

import { grouped } from './tron-address.ts';

/** An address in full, in groups of four that can be compared one by one; read out and copied as one word. */
export function GroupedAddress({ address, className = '' }: { address: string; className?: string }) {
  return (
    <p role="img" aria-label={address} className={`flex flex-wrap gap-x-2 gap-y-1 text-row font-medium ${className}`}>
      {grouped(address).map((group, at) => (
        <span key={at} aria-hidden="true" className={at % 2 === 0 ? 'text-ink' : 'text-soft'}>
          {group}
        </span>
      ))}
    </p>
  );
}

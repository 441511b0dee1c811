/** Where a code is too long for a mark, two letters of the name stand there. */
const longest = 4;

/** The letters of a bank, as its mark would stand there. */
export function BankMark({ bankCode, bankName }: { bankCode: string; bankName: string }) {
  const letters =
    bankCode.length <= longest
      ? bankCode
      : bankName
          .replace(/[^\p{L}]/gu, '')
          .slice(0, 2)
          .toUpperCase();
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-field bg-pressed text-caption font-bold text-ink"
    >
      {letters}
    </span>
  );
}

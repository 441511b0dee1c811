import { dayMs, hourMs } from '@candor/core/platform-day.ts';
import { camt053 } from '../../../apps/server/features/operators/books/statements/test-statements.ts';

/** A day of banks in Viet Nam, so many days ago, as `YYYY-MM-DD`. */
const dayBefore = (ago: number): string => new Date(Date.now() + 7 * hourMs - ago * dayMs).toISOString().slice(0, 10);
const short = (ago: number): string => dayBefore(ago).slice(2).replaceAll('-', '');
const entered = (ago: number): string => `${short(ago)}${short(ago).slice(2)}`;

/** By SWIFT: interest of a week ago that nobody has booked, and a transfer of today that names a deposit. */
export const mt940Of = (orderNo: string): string => `:20:STMT
:25:BFTVVNVX/000000000001
:28C:00231/001
:60F:C${short(8)}VND10000000,
:61:${entered(7)}C700000,NMSCNONREF//FT-INTEREST
:86:lai tien gui
:61:${entered(0)}C2630000,NTRFNONREF//FT-DEPOSIT
:86:/NAME/NGUYEN THI LAN/REMI/nap tien ${orderNo}
:62F:C${short(0)}VND13330000,
`;

/** The same transfer once more, by ISO 20022. */
export const camtOf = (orderNo: string): string =>
  camt053(
    `<Ntry><Amt Ccy="VND">2630000</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${dayBefore(0)}</Dt></BookgDt><AcctSvcrRef>FT-DEPOSIT</AcctSvcrRef><NtryDtls><TxDtls>
<RltdPties><Dbtr><Pty><Nm>NGUYEN THI LAN</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>nap tien ${orderNo}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    '12630000',
  );

/** A table of the bank: a fee of today. */
export const csvOf = (): string => `Date,Amount,Bank reference,Description\n${dayBefore(0)},-11000,FT-FEE,phi\n`;

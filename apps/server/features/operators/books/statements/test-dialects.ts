import type { StatementLine } from './statement.ts';

/** A file as a bank writes it, and what is read of it. */
export interface Dialect {
  readonly name: string;
  readonly file: string;
  readonly account: string | null;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly lines: readonly StatementLine[];
}

const line = (day: string, amount: bigint, rest: Partial<StatementLine> = {}): StatementLine => ({
  day,
  amount,
  reference: null,
  bankReference: null,
  name: null,
  text: '',
  ...rest,
});

/** Two pages of one day: the balance between them is no opening and no closing one of the day. */
const pages: Dialect = {
  name: 'SWIFT in two pages',
  file: [
    ':20:231/1',
    ':25:000000000001',
    ':28C:231/1',
    ':60F:C261119VND100,',
    ':61:2611201120C50,NTRFA1//B1',
    ':86:first',
    ':62M:C261120VND150,',
    '-',
    ':20:231/2',
    ':25:000000000001',
    ':28C:231/2',
    ':60M:C261120VND150,',
    ':61:2611201120D20,NTRFA2//B2',
    ':86:second',
    ':62F:C261120VND130,',
    '-',
  ].join('\r\n'),
  account: '000000000001',
  opening: 100n,
  closing: 150n,
  lines: [
    line('2026-11-20', 50n, { reference: 'A1', bankReference: 'B1', text: 'first' }),
    line('2026-11-20', -20n, { reference: 'A2', bankReference: 'B2', text: 'second' }),
  ],
};

/** Every field a bank may send, an account that owes, text over several lines. */
const whole: Dialect = {
  name: 'SWIFT with all its fields',
  file: [
    '{1:F01BANKVNVXAXXX0000000000}{2:I940XXXXXXXXXXXXN}{3:{108:1}}{4:',
    ':20:WHOLE',
    ':21:NONREF',
    ':25P:000000000001',
    'BANKVNVX',
    ':28C:9',
    ':60F:D260131VND500,',
    ':61:260201C1500,NTRFNONREF',
    ':86:PAYMENT FROM',
    'SOMEBODY IN',
    'THREE LINES',
    ':61:2602010202D000000000000300,00FMSCPAYOUT-0000000001//X',
    'SUPPLEMENT',
    ':62F:C260202VND700,',
    ':64:C260202VND700,',
    ':65:C260203VND700,',
    ':86:the account as a whole',
    '-}{5:{CHK:1}}',
  ]
    .filter((one) => one !== 'BANKVNVX')
    .join('\n'),
  account: '000000000001',
  opening: -500n,
  closing: 700n,
  lines: [
    line('2026-02-01', 1_500n, { text: 'PAYMENT FROM SOMEBODY IN THREE LINES' }),
    line('2026-02-02', -300n, { reference: 'PAYOUT-0000000001', bankReference: 'X', text: 'SUPPLEMENT' }),
  ],
};

/** The second version of the message, as many banks still send it: another form of state, party and batch. */
const second: Dialect = {
  name: 'ISO 20022 in its second version',
  file: `<?xml version='1.0' encoding='utf-8'?>
<ns2:Document xmlns:ns2="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
  <ns2:BkToCstmrStmt>
    <ns2:Stmt>
      <ns2:Id>1</ns2:Id>
      <ns2:Acct>
        <ns2:Id>
          <ns2:IBAN>VN00000000000001</ns2:IBAN>
        </ns2:Id>
      </ns2:Acct>
      <ns2:Bal>
        <ns2:Tp>
          <ns2:CdOrPrtry>
            <ns2:Cd>PRCD</ns2:Cd>
          </ns2:CdOrPrtry>
        </ns2:Tp>
        <ns2:Amt Ccy="VND">100</ns2:Amt>
        <ns2:CdtDbtInd>DBIT</ns2:CdtDbtInd>
      </ns2:Bal>
      <ns2:Bal>
        <ns2:Tp>
          <ns2:CdOrPrtry>
            <ns2:Cd>CLBD</ns2:Cd>
          </ns2:CdOrPrtry>
        </ns2:Tp>
        <ns2:Amt Ccy="VND">900</ns2:Amt>
        <ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd>
      </ns2:Bal>
      <ns2:Ntry>
        <ns2:NtryRef>batch</ns2:NtryRef>
        <ns2:Amt Ccy="VND">1100</ns2:Amt>
        <ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd>
        <ns2:Sts>BOOK</ns2:Sts>
        <ns2:BookgDt>
          <ns2:Dt>2026-02-01+07:00</ns2:Dt>
        </ns2:BookgDt>
        <ns2:NtryDtls>
          <ns2:TxDtls>
            <ns2:Refs>
              <ns2:EndToEndId>one</ns2:EndToEndId>
            </ns2:Refs>
          </ns2:TxDtls>
          <ns2:TxDtls>
            <ns2:Refs>
              <ns2:EndToEndId>two</ns2:EndToEndId>
            </ns2:Refs>
          </ns2:TxDtls>
        </ns2:NtryDtls>
        <ns2:AddtlNtryInf><![CDATA[two & together]]></ns2:AddtlNtryInf>
      </ns2:Ntry>
      <ns2:Ntry>
        <ns2:Amt Ccy="VND">100</ns2:Amt>
        <ns2:CdtDbtInd>DBIT</ns2:CdtDbtInd>
        <ns2:Sts>BOOK</ns2:Sts>
        <ns2:BookgDt>
          <ns2:Dt>2026-02-02</ns2:Dt>
        </ns2:BookgDt>
        <ns2:NtryDtls>
          <ns2:TxDtls>
            <ns2:Refs>
              <ns2:AcctSvcrRef>BANK-2</ns2:AcctSvcrRef>
              <ns2:EndToEndId>NOTPROVIDED</ns2:EndToEndId>
            </ns2:Refs>
            <ns2:RltdPties>
              <ns2:Dbtr>
                <ns2:Nm>WE OURSELVES</ns2:Nm>
              </ns2:Dbtr>
              <ns2:Cdtr>
                <ns2:Nm>TRAN THI BINH</ns2:Nm>
              </ns2:Cdtr>
            </ns2:RltdPties>
          </ns2:TxDtls>
        </ns2:NtryDtls>
      </ns2:Ntry>
    </ns2:Stmt>
  </ns2:BkToCstmrStmt>
</ns2:Document>
`,
  account: 'VN00000000000001',
  opening: -100n,
  closing: 900n,
  lines: [
    line('2026-02-01', 1_100n, { reference: 'batch', text: 'two & together' }),
    line('2026-02-02', -100n, { bankReference: 'BANK-2', name: 'TRAN THI BINH' }),
  ],
};

/** One column of amounts, days with a time, groups by commas, a text with the separator in it. */
const table: Dialect = {
  name: 'a table with one column of amounts',
  file: [
    'Transaction Date,Transaction ID,Amount,Counterparty,Description,Branch',
    '01/02/2026 08:15:01,T-1,"1,500,000",NGUYEN VAN AN,"nap tien, lan 1",HN',
    '02/02/2026 23:59:59,T-2,"-300,000.00 VND",,phi,HN',
    '',
    '03/02/2026,T-3,+5,"TRAN ""B""",,',
  ].join('\n'),
  account: null,
  opening: null,
  closing: null,
  lines: [
    line('2026-02-01', 1_500_000n, { bankReference: 'T-1', name: 'NGUYEN VAN AN', text: 'nap tien, lan 1' }),
    line('2026-02-02', -300_000n, { bankReference: 'T-2', text: 'phi' }),
    line('2026-02-03', 5n, { bankReference: 'T-3', name: 'TRAN "B"' }),
  ],
};

/** Both columns filled in, one with nothing; tabs; old line ends. */
const tabs: Dialect = {
  name: 'a table with tabs and two columns of amounts',
  file: [
    'Date\tCredit\tDebit\tBalance\tReference',
    '2026-02-01\t500\t0\t500\tR1',
    '2026-02-01\t0\t-200\t300\tR2',
    '',
  ].join('\r'),
  account: null,
  opening: 0n,
  closing: 300n,
  lines: [line('2026-02-01', 500n, { reference: 'R1' }), line('2026-02-01', -200n, { reference: 'R2' })],
};

export const dialects: readonly Dialect[] = [pages, whole, second, table, tabs];

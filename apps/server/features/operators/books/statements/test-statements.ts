/** A day of one account as a bank sends it by SWIFT. */
export const mt940 = `{1:F01VCBVVNVXAXXX0000000000}{2:O9400000}{4:
:20:STMT20261120
:25:BFTVVNVX/000000000001
:28C:00231/001
:60F:C261119VND10000000,
:61:2611201120C2630000,NTRFCUSTREF1//FT26324001
:86:/EREF/CUSTREF1/NAME/NGUYEN VAN AN/REMI/nap tien d1234567890
:61:2611201120DR1300000,NTRFNONREF//FT26324002
:86:?20chi tien?21 w1234567890?32TRAN THI?33 BINH
:61:2611201120C500000,00NMSCNONREF
phi hoan
:86:hoan phi
thang 11
:61:2611201120RC500000,NMSCNONREF//FT26324003
:62F:C261120VND11330000,
:64:C261120VND11330000,
-}
`;

export const camt053 = (entries = camtEntries, closing = '11330000') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-20T18:00:00</CreDtTm></GrpHdr>
<Stmt><Id>231</Id><Acct><Id><Othr><Id>000000000001</Id></Othr></Id><Ccy>VND</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="VND">10000000</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="VND">${closing}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
${entries}
</Stmt></BkToCstmrStmt></Document>`;

export const camtEntries = `<Ntry><Amt Ccy="VND">2630000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>FT26324001</AcctSvcrRef><NtryDtls><TxDtls>
<Refs><EndToEndId>CUSTREF1</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>NGUYEN VAN AN</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>nap tien</Ustrd><Ustrd>d1234567890 &amp; hon</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="VND">1300000</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><DtTm>2026-11-20T10:00:00+07:00</DtTm></BookgDt><AcctSvcrRef>FT26324002</AcctSvcrRef>
<AddtlNtryInf>chi tien</AddtlNtryInf></Ntry>
<Ntry><Amt Ccy="VND">7</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry>`;

export const csv = `Ngày giao dịch;Số tham chiếu;Ghi có;Ghi nợ;Số dư;Tên đối ứng;Nội dung\r
20/11/2026;FT26324002;;"1.300.000";11.330.000;TRAN THI BINH;"chi tiền; tháng ""11"""\r
20/11/2026;FT26324001;2.630.000;;12.630.000;NGUYEN VAN AN;nạp tiền d1234567890\r
`;

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { bookWord, lineWord } from './report-words.ts';
import type { Report } from './report.ts';

const { resolve } = createRequire(import.meta.url);
const fontOf = (name: string): string => resolve(`@expo-google-fonts/noto-sans/${name}/NotoSans_${name}.ttf`);
const [regular, bold] = ['400Regular', '600SemiBold'].map(fontOf);
const [margin, lineHeight] = [48, 15];
const faint = '#5b6472';

/** A document that grows from the top of a page to its foot. */
class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly done: Promise<Uint8Array<ArrayBuffer>>;
  private readonly width: number;

  constructor(title: string, createdAt: number) {
    const info = { Title: title, Producer: 'Candor', CreationDate: new Date(createdAt) };
    this.doc = new PDFDocument({ size: 'A4', margin, bufferPages: true, info });
    this.width = this.doc.page.width - 2 * margin;
    const parts: Buffer[] = [];
    this.done = new Promise((finish, fail) => {
      this.doc.on('data', (part: Buffer) => parts.push(part));
      this.doc.on('end', () => finish(Uint8Array.from(Buffer.concat(parts))));
      this.doc.on('error', fail);
    });
    this.doc.registerFont('regular', regular ?? '').registerFont('bold', bold ?? '');
  }

  private room(lines: number): number {
    if (this.doc.y + lines * lineHeight > this.doc.page.height - margin - lineHeight) this.doc.addPage();
    return this.doc.y;
  }

  text(words: string, { size = 9, isBold = false, colour = 'black' } = {}): void {
    this.room(1);
    this.doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour)
      .text(words, margin, undefined, { width: this.width });
  }

  /** A name at the left, an amount at the right. */
  pair(name: string, value: string, isBold = false): void {
    const top = this.room(1);
    this.doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(9)
      .fillColor('black');
    this.doc.text(name, margin, top, { width: this.width * 0.6, lineBreak: false });
    this.doc.text(value, margin, top, { width: this.width, align: 'right', lineBreak: false });
    this.doc.y = top + lineHeight;
  }

  heading(words: string, rowsBehind: number): void {
    this.room(Math.min(rowsBehind + 2, 12));
    this.doc.y += 8;
    this.text(words, { size: 11, isBold: true });
  }

  /** Numbers all pages, now that it is known how many there are. */
  end(foot: string): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      // Below the margin, where text would otherwise begin another page.
      this.doc.page.margins.bottom = 0;
      this.doc.font('regular').fontSize(7).fillColor(faint);
      this.doc.text(`${foot} · ${page - start + 1}/${count}`, margin, this.doc.page.height - 32, { lineBreak: false });
    }
    this.doc.end();
  }
}

const stamp = (at: number): string => `${new Date(at).toISOString().replace('T', ' ').slice(0, 16)} UTC`;
const nameOf = ({ userId, person }: Report): string =>
  userId === null
    ? 'All customers and the house'
    : [person?.nickName, person?.account ?? person?.email ?? person?.phone, userId].filter(Boolean).join(' · ');

/** A period of the ledger as a document for an accountant or a tax office. @param now when it is made */
export function reportPdf(report: Report, now: number): Promise<Uint8Array<ArrayBuffer>> {
  const { from, until, journalId, mode, accounts, realised, userId } = report;
  const title = userId === null ? 'Statement of all accounts' : 'Statement of account';
  const paper = new Paper(title, now);
  paper.text(title, { size: 18, isBold: true });
  paper.text(nameOf(report), { size: 11 });
  paper.text(`${stamp(from)} to ${stamp(until)}, up to journal ${journalId}`, { colour: faint });
  if (mode === 'paper') paper.text('Test funds on a simulated market: nothing of this is money.', { isBold: true });
  paper.heading('Realised, fees and penalties included', 3);
  paper.pair('Fast contracts', `${realised.fast} USDT`);
  paper.pair('Futures', `${realised.futures} USDT`);
  paper.pair('Lock mining and wealth', `${realised.earn} USDT`);
  for (const { book, currencyCode, opening, lines, closing } of accounts) {
    paper.heading(`${bookWord(book)}, ${currencyCode}`, lines.length + 2);
    paper.pair('Before', opening);
    for (const { kind, amount, journals } of lines) paper.pair(`${lineWord(kind)} (${journals})`, amount);
    paper.pair('After', closing, true);
  }
  paper.end(`${title} · ${stamp(from)} – ${stamp(until)} · made ${stamp(now)}`);
  return paper.done;
}

import { languages, type Language } from '@candor/api-contract/languages.ts';
import type { EarnProduct } from '@candor/core/earn/product.ts';
import type { Database, Statement } from '../db/database.ts';
import { earnWords } from '../words/earn/index.ts';

/** What a product is called and said of it in one language. */
export interface ProductWords {
  readonly name: string;
  readonly description: string;
  readonly fundedBy: string;
}
type Texts = Readonly<Partial<Record<Language, { readonly name: string; readonly description: string }>>>;

/** By the id that the first start gives it: orders know it too. */
const isExample = (productId: string): boolean => productId.endsWith('-example');

/** What products are called: in an operator's words where they have written any, else in those of their kind. */
export class ProductNames {
  private texts = new Map<string, { name: string; description: string }>();
  private readonly db: Pick<Database, 'query'>;
  private readonly paper: boolean;

  constructor(db: Pick<Database, 'query'>, paper: boolean) {
    this.db = db;
    this.paper = paper;
  }

  async load(): Promise<void> {
    const rows = await this.db.query<{ product_id: string; language: string; name: string; description: string }>(
      'select * from earn_product_text',
    );
    this.texts = new Map(
      rows.map(({ product_id: id, language, name, description }) => [`${id}/${language}`, { name, description }]),
    );
  }

  /** Own texts of a product by language. */
  textsOf(productId: string): Texts {
    return Object.fromEntries(
      languages.flatMap((language) => {
        const text = this.texts.get(`${productId}/${language}`);
        return text === undefined ? [] : [[language, text]];
      }),
    );
  }

  /** An operator's texts: the rows to write, and what makes them shown once they are. */
  change(productId: string, texts: Texts): { readonly statements: Statement[]; readonly apply: () => void } {
    const rows = Object.entries(texts);
    return {
      statements: rows.map(([language, { name, description }]) => ({
        sql: `insert into earn_product_text (product_id, language, name, description) values ($1, $2, $3, $4)
          on conflict (product_id, language) do update set name = excluded.name, description = excluded.description`,
        params: [productId, language, name, description],
      })),
      apply: () => {
        for (const [language, text] of rows) this.texts.set(`${productId}/${language}`, text);
      },
    };
  }

  wordsOf(
    { productId, kind, days, dividend }: Pick<EarnProduct, 'productId' | 'kind' | 'days' | 'dividend'>,
    language: Language,
  ): ProductWords {
    const words = earnWords[language];
    const own = this.texts.get(`${productId}/${language}`) ?? this.texts.get(`${productId}/en`);
    const fill = (text: string): string => text.replaceAll('{days}', String(days));
    const atEnd = kind === 'wealth' && dividend === 'end';
    const plain = fill(words.names[kind]);
    const named = atEnd ? words.paidAtEnd.replace('{name}', plain) : plain;
    const name = isExample(productId) ? words.example.replace('{name}', named) : named;
    const seeded = { name, description: fill(atEnd ? words.wealthAtEnd : words.descriptions[kind]) };
    const shown = own === undefined ? seeded : { name: fill(own.name), description: fill(own.description) };
    return { ...shown, fundedBy: this.paper ? words.fundedByTest : words.fundedBy };
  }
}

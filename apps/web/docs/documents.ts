/** A shape as OpenAPI and AsyncAPI write it, as far as the page reads it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly description?: string;
}
export type Schemas = Readonly<Record<string, Schema>>;

export interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
}
type Content = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  /** Which right opens it to a key of programs. */
  readonly 'x-key-right'?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Schemas;
    readonly responses: Readonly<
      Record<string, { readonly description: string; readonly content: Readonly<Record<string, ErrorContent>> }>
    >;
  };
}
interface ErrorContent {
  readonly examples: Readonly<Record<string, { readonly value: { readonly message: string } }>>;
}

interface Message {
  readonly name: string;
  readonly title: string;
  readonly summary?: string;
  readonly payload: Schema;
}
export interface AsyncApi {
  readonly channels: Readonly<
    Record<
      string,
      {
        readonly address: string;
        readonly title: string;
        readonly description: string;
        readonly messages: Readonly<Record<string, { readonly $ref: string }>>;
      }
    >
  >;
  readonly components: { readonly messages: Readonly<Record<string, Message>>; readonly schemas: Schemas };
}

/** The last part of a reference: the name of what it leads to. */
export const nameIn = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

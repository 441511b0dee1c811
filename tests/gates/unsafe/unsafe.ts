import { isCode, isNode, isTest, nameOf, walk, type Source } from '../source.ts';

/** What no file of the product does, but those that are named with their reason. */
export interface Rule {
  readonly what: string;
  readonly places: RegExp;
  readonly pattern: RegExp;
  readonly reasons: Readonly<Record<string, string>>;
}

const everywhere = /^(apps|packages|launcher)\//;
const onServer = /^(apps\/server|apps\/witness|packages)\//;
const inBrowser = /^apps\/(web|console)\//;

/** Written in pieces where a gate that reads this file would find it. */
export const rules: readonly Rule[] = [
  {
    what: 'runs a text as code',
    places: everywhere,
    pattern: /(?<![.\w])eval\((?!script: string)|new Function\(|from 'node:vm'|\bimportScripts\(/,
    reasons: {
      'apps/server/opening/return-memory.ts': 'a constant: the one way to the collector of memory without a flag',
    },
  },
  {
    what: 'starts a program through a shell',
    places: everywhere,
    pattern: /shell:\s*true|\bexecSync\(|\{[^}]*\bexec\b[^}]*\} from 'node:child_process'/,
    reasons: {},
  },
  {
    what: 'makes elements of a text',
    places: inBrowser,
    pattern: /dangerouslySetInnerHTML|(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|srcDoc/,
    reasons: {},
  },
  {
    what: 'uses a hash that is no longer approved',
    places: everywhere,
    pattern: /(?:createHash|createHmac|hash)\(\s*'(?:md4|md5|sha1|ripemd160)'|\bmd5\(/,
    reasons: {
      'apps/server/proofs/totp.ts': 'RFC 6238: authenticators know no other; as an HMAC it rests on no collision',
      'apps/server/db/emptied.ts': 'compares the schemas of two test databases',
    },
  },
  {
    what: 'uses another cipher than AES with GCM',
    places: everywhere,
    pattern: /create(?:C|Dec)ipheriv\(\s*'(?!aes-(?:128|256)-gcm')/,
    reasons: {
      'apps/server/market/simulated/path/random.ts':
        'a generator of numbers: what it makes unreadable is a counter, and nothing is kept secret by it',
    },
  },
  {
    what: 'takes a secret or an id from a chance that can be foreseen',
    places: onServer,
    pattern: /Math\.random/,
    reasons: {
      'apps/server/market/binance/feed.ts': 'how long to wait before the next try to connect',
      'apps/server/tracing/open-spans.ts': 'which calls are traced',
    },
  },
  {
    what: 'does not look at who answers',
    places: everywhere,
    pattern: /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    reasons: {},
  },
  {
    what: 'sets or reads a cookie',
    places: everywhere,
    pattern: /document\.cookie|'set-cookie'|headers\.cookie/i,
    reasons: {
      'apps/server/mail/outbox.ts': 'the page of unsent messages, on this machine and on paper alone',
    },
  },
  {
    what: 'takes messages that a page of somebody else could send',
    places: inBrowser,
    pattern: /addEventListener\('message'|\bonmessage\b/,
    reasons: {
      'apps/console/client/tabs.ts': 'a BroadcastChannel, which only pages of the same origin have',
      'apps/web/features/accounts/prices/recompute-prices.ts': 'its own worker',
      'apps/web/features/accounts/prices/recompute-worker.ts': 'the page that has started it',
      'apps/web/shell/pwa/worker.ts': 'the service worker of the own origin',
      'apps/web/worker/sw.ts': 'pages of the own origin, which alone a service worker has',
    },
  },
  {
    what: 'makes objects of bytes in a format that can carry more than data',
    places: onServer,
    pattern: /\bdeserialize\(/,
    reasons: {
      'apps/server/rpc/frames.ts': 'from an end that has proven the key, before which no frame is read',
      'apps/server/engine/seams/as-data.ts': 'what this process has written a moment ago',
    },
  },
];

const isProduct = (source: Source): boolean => isCode(source) && !isTest(source);

export const findings = (sources: readonly Source[], of: readonly Rule[] = rules): string[] =>
  sources.filter(isProduct).flatMap((source) =>
    of
      .filter(({ places, reasons }) => places.test(source.path) && !Object.hasOwn(reasons, source.path))
      .filter(({ pattern }) => pattern.test(source.text))
      .map(({ what }) => `${source.path} ${what}`),
  );

/** Exceptions that nothing needs any more. */
export const needless = (sources: readonly Source[], of: readonly Rule[] = rules): string[] =>
  of.flatMap(({ pattern, reasons }) =>
    Object.keys(reasons).filter((place) => !sources.some(({ path, text }) => path === place && pattern.test(text))),
  );

/** Requests of the server and of programs that would follow wherever an answer sends them. */
export function following(sources: readonly Source[]): string[] {
  const asking = sources.filter(
    (source) => isProduct(source) && /^(apps\/(server|witness)|launcher)\//.test(source.path),
  );
  return asking.flatMap((source) => {
    const found: string[] = [];
    walk(source, (node) => {
      if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'fetch') return;
      const said = source.text.slice(node.start, node.end);
      if (!/redirect:\s*'(error|manual)'/.test(said)) found.push(`${source.path} follows where it is sent`);
    });
    return found;
  });
}

/** Files of the server that open connections, by what they call or import for it. */
export function reachingOut(sources: readonly Source[]): string[] {
  const ways = new RegExp(
    String.raw`\bfetch\(|new WebSocket\(|\brequest\b[^;]*from 'node:https?'|` +
      String.raw`(?:from |import\()'(nodemailer|pg|@redis\/client|@fastify\/reply-from|` +
      String.raw`@opentelemetry\/exporter-[\w-]+)'`,
  );
  const own = sources.filter((source) => isProduct(source) && source.path.startsWith('apps/server/'));
  return own
    .filter(({ text }) => ways.test(text.replaceAll(/import type [^;]+;/g, '')))
    .map(({ path }) => path)
    .sort();
}

/** A field of what was sent, as it is; what a function or a number has made of it is none. */
const isSent = (text: string): boolean =>
  /^(body|params|query|request|headers|input)(\??\.\w+)+$/.test(text) && !text.endsWith('.length');

/** Statements whose text holds a value that was typed: of a handler's input or a request. */
export function typedIntoSql(sources: readonly Source[]): string[] {
  return sources
    .filter((source) => isProduct(source) && source.path.startsWith('apps/server/'))
    .flatMap((source) => {
      const found: string[] = [];
      walk(source, (node) => {
        if (node.type !== 'TemplateLiteral' || !Array.isArray(node['expressions'])) return;
        const text = source.text.slice(node.start, node.end);
        if (!/^`\s*(select|insert|update|delete|with)\s/i.test(text)) return;
        for (const hole of node['expressions'])
          if (isNode(hole) && isSent(source.text.slice(hole.start, hole.end)))
            found.push(`${source.path}: ${source.text.slice(hole.start, hole.end)}`);
      });
      return found;
    });
}

import { judge, judgementOf, stretchOfProof, verifyProof } from '@candor/verifier/index.ts';
import type { Judgement, PublicProof, Tape } from '@candor/verifier/index.ts';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answering } from '../answer.ts';
import { publicCall } from '../public-calls.ts';

const annotations = { readOnlyHint: true, openWorldHint: true };

/** What was found, those steps first that do not agree. */
const shown = ({ verdict, parts }: Judgement): object => ({
  verdict,
  meaning: {
    right: 'All of it agrees with what was recomputed here.',
    false: 'Something differs from what was recomputed here.',
    unknown: 'Nothing differs, and something could not be told.',
  }[verdict],
  parts: parts.map(({ subject, steps }) => ({
    subject,
    steps: steps.toSorted((a, b) => Number(a.ok === true) - Number(b.ok === true)),
  })),
});

const tapeOf = (address: string, need: { symbol: string; from: number; to: number }): Promise<Tape> =>
  publicCall<Tape>(address, '/fair/tape', { symbol: need.symbol, from: need.from, to: need.to });

/** Tools that recompute what the house says, on this machine, by the verifier that shares no line with the server. */
export function addCheckTools(server: McpServer, address: string): void {
  server.registerTool(
    'check_shared_order',
    {
      description: 'Recompute a shared order from its terms and the public tape, by the id of its address /proof/<id>',
      inputSchema: { id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) },
      annotations,
    },
    ({ id }) =>
      answering(async () => {
        const card = await publicCall<PublicProof>(address, `/fair/proof/${id}`);
        const tape = await tapeOf(address, stretchOfProof(card));
        const steps = verifyProof(card, { ...tape, to: stretchOfProof(card).to });
        return { card, ...shown(judgementOf([{ subject: 'shared order', steps }])) };
      }),
  );
  server.registerTool(
    'check_receipts',
    {
      description:
        'Recompute receipts, a bundle or checkpoints from their text, as the app gives them as a file: nothing is ' +
        'asked of the server, and nothing is sent',
      inputSchema: { texts: z.array(z.string().min(1)).min(1).max(20) },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ texts }) => answering(async () => shown(await judge(texts.map((text) => new TextEncoder().encode(text))))),
  );
  server.registerTool(
    'check_books',
    { description: 'Whether the books of the house agree with each other, counted live', annotations },
    () => answering(() => publicCall(address, '/fair/invariants')),
  );
}

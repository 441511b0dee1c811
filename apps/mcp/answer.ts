import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** What a tool found, as JSON text. */
export const found = (value: unknown): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value, null, 1) }],
});

/** Why a tool has done nothing. */
export const refused = (why: string): CallToolResult => ({ content: [{ type: 'text', text: why }], isError: true });

/** Answers what a tool found, or why it was refused, as the server says it. */
export async function answering(find: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    return found(await find());
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

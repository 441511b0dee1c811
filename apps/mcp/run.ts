import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import process from 'node:process';
import { openMcp } from './open-mcp.ts';
import { readOptions } from './options.ts';

// What it says to people goes to standard error: standard output belongs to the protocol.
const read = readOptions(process.argv.slice(2), process.env);
if (!read.ok) {
  process.stderr.write(`candor: ${read.fault}\n`);
  process.exitCode = 2;
} else {
  await openMcp(read.options).connect(new StdioServerTransport());
  const { key, caps } = read.options;
  const trades = caps === null ? 'nothing is traded' : 'orders are placed within the caps';
  process.stderr.write(`candor: ${key === null ? 'what is public is read' : 'read by a key'}, ${trades}\n`);
}

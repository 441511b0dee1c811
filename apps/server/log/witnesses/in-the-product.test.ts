import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer } from '../../../witness/run.ts';
import { openWitness, type Witness } from '../../../witness/witness.ts';
import { settledOrder } from '../../orders/test-settled-order.ts';
import { openTestServer, testStart, type TestServer } from '../../test-server.ts';
import { cosignedAt } from '../format/cosignature.ts';
import { keyIn, noteIn } from '../test-reader.ts';
import { figuresIn, firingOf } from '../../running/figures/test-alerts.ts';

/** The product with a policy of one witness, which looks at the log by itself once it is there. */
let folder: string;
let server: Server;
let handle: RequestListener = () => undefined;
let witness: Witness | null = null;
let candor: TestServer | null = null;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'witnessed-product-'));
  server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await candor?.close();
  witness?.close();
  [candor, witness] = [null, null];
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
  rmSync(folder, { recursive: true });
});

const policyFile = (): string => join(folder, 'policy');
const open = async (): Promise<TestServer> => {
  candor = await openTestServer({ settings: { LOG_POLICY: policyFile() } });
  return candor;
};
const witnessAt = (address: string): Witness => {
  const options = { address, folder, name: 'witness.example/w1', keys: [], isMirror: false };
  return openWitness({ ...options, say: () => undefined, now: () => candor?.time.clock.now() ?? testStart });
};

async function openWitnessed(): Promise<{ candor: TestServer; vkey: string }> {
  const first = witnessAt('http://127.0.0.1:9');
  const [vkey = ''] = first.vkeys;
  first.close();
  const { port } = server.address() as AddressInfo;
  writeFileSync(policyFile(), `witness ours ${vkey} http://127.0.0.1:${port}\nquorum ours\n`);
  const opened = await open();
  const own = witnessAt(opened.server.url);
  witness = own;
  await own.look();
  handle = (request, response) => void answer(request, response, { ...own, folder });
  return { candor: opened, vkey };
}

test.each([
  ['quorum nobody\n', /LOG_POLICY: .*policy: line 1: "nobody" is not defined before/],
  [null, /LOG_POLICY: .*policy: can't be read/],
])('a policy that can not be used ends the start and is named: %j', async (text, why) => {
  if (text !== null) writeFileSync(policyFile(), text);
  await expect(open()).rejects.toThrow(why);
});

test('without a policy nobody is asked, and the app is told that there is nobody', async () => {
  candor = await openTestServer();
  const { log } = (await candor.call('GET /common/getConfig')).data;
  expect(log?.witnesses).toEqual([]);
  const metrics = await (await fetch(`${candor.server.url}/metrics`)).text();
  expect(metrics).toMatch(/^candor_log_size [1-9]\d*$/m);
  expect(metrics).not.toMatch(/^candor_log_witness_age_seconds\{/m);
});

test('the checkpoint that is served, and every proof under it, carry what the witness has signed', async () => {
  const { candor: product, vkey } = await openWitnessed();
  const { publicLog } = product.server.services;
  const { token, orderNo } = await settledOrder(product, 40_000);
  await publicLog.settle();
  const cosigned = (text: string): number | null => {
    const { note, checkpoint } = noteIn(text);
    return cosignedAt(note, keyIn(vkey), checkpoint);
  };
  const served = async (): Promise<string> => (await fetch(`${product.server.url}/log/checkpoint`)).text();
  await expect
    .poll(async () => {
      product.time.advance(1_000);
      const text = await served();
      return cosigned(text) !== null && noteIn(text).checkpoint.size === publicLog.signed?.size;
    })
    .toBe(true);
  const receipt = (await product.call('GET /fair/receipt/{orderNo}', { token, params: { orderNo } })).data;
  const query = { from: 0, to: product.time.clock.now() };
  const [ack] = (await product.call('GET /fair/acknowledgements', { token, query })).data.list;
  const owed = (await product.call('GET /fair/liabilities')).data as { readonly proof?: string | null };
  for (const proof of [receipt.proof, ack?.proof, owed.proof])
    expect(cosigned((proof ?? '').slice((proof ?? '').indexOf('\n\n') + 2))).toEqual(expect.any(Number));
  const { log } = (await product.call('GET /common/getConfig')).data;
  expect(log).toEqual({
    origin: publicLog.identity?.origin,
    vkey: publicLog.identity?.vkey,
    cosignerVkey: publicLog.identity?.cosignerVkey,
    witnesses: [{ name: 'ours', vkey }],
    previous: null,
  });
});

test('how long ago a witness has cosigned is measured, and grows while it is away', async () => {
  const { candor: product } = await openWitnessed();
  const age = async (): Promise<number> => {
    const text = await (await fetch(`${product.server.url}/metrics`)).text();
    return Number(/^candor_log_witness_age_seconds\{witness="ours"\} (\S+)$/m.exec(text)?.[1]);
  };
  await expect
    .poll(async () => {
      product.time.advance(1_000);
      await product.server.services.publicLog.settle();
      return age();
    })
    .toBeLessThan(2);
  handle = (_, response) => void response.writeHead(503).end();
  product.time.advance(90_000);
  expect(await age()).toBeGreaterThan(85);
  const { registry } = product.server.services.metrics;
  expect(firingOf(await figuresIn(registry))).not.toContain('CandorWitnessLost');
  product.time.leap(600_000);
  expect(firingOf(await figuresIn(registry))).toContain('CandorWitnessLost');
});

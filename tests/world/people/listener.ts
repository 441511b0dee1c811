import type { Answer, Request } from '../program.ts';
import type { Schedule } from '../schedule.ts';

/** An event as it came by the stream. */
export interface ReceivedEvent {
  readonly at: number;
  readonly name: string;
  readonly payload: readonly unknown[];
}
/** From when to when one connection stood: what was sent meanwhile has arrived. */
export interface Connected {
  readonly from: number;
  readonly to: number;
}

interface Network {
  readonly schedule: Schedule;
  ask(request: Request): Promise<Answer | null>;
}

const path = '/stream/?EIO=4&transport=polling';
const separator = '\u001e';
const againMs = 500;
/** Kinds of packets of Engine.IO, and of Socket.IO within its messages. */
const ping = '2';
const pong = '3';
const connect = '40';
const event = '42';
const ends = (packet: string): boolean => packet === '1' || packet.startsWith('41');

/** A device that listens to the stream by long polling, and connects again whenever it is cut off. */
export class Listener {
  readonly received: ReceivedEvent[] = [];
  readonly times: Connected[] = [];
  private readonly network: Network;
  private readonly token: () => string;

  /** @param token of whose session; empty for a visitor */
  constructor(network: Network, token: () => string) {
    this.network = network;
    this.token = token;
  }

  /** Never ends. */
  async listen(): Promise<never> {
    for (;;) {
      await this.stayConnected();
      await this.network.schedule.sleep(againMs);
    }
  }

  private async stayConnected(): Promise<void> {
    const opened = await this.ask('GET', path);
    if (opened === null) return;
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
    const own = `${path}&sid=${sid}`;
    const token = this.token();
    if ((await this.ask('POST', own, `${connect}${token === '' ? '' : JSON.stringify({ token })}`)) === null) return;
    let from: number | null = null;
    for (;;) {
      const said = await this.ask('GET', own);
      if (said === null) return;
      const { now } = this.network.schedule;
      const packets = said.split(separator);
      for (const packet of packets) this.take(packet, now);
      if (packets.some((one) => one.startsWith(connect))) this.times.push({ from: (from = now), to: now });
      else if (from !== null) this.times[this.times.length - 1] = { from, to: now };
      if (packets.includes(ping) && (await this.ask('POST', own, pong)) === null) return;
      if (packets.some(ends)) return;
    }
  }

  private take(packet: string, at: number): void {
    if (!packet.startsWith(event)) return;
    const [name, ...payload] = JSON.parse(packet.slice(event.length)) as [string, ...unknown[]];
    this.received.push({ at, name, payload });
  }

  private async ask(method: 'GET' | 'POST', to: string, text?: string): Promise<string | null> {
    const bytes = text === undefined ? undefined : { type: 'text/plain;charset=UTF-8', data: Buffer.from(text) };
    const answer = await this.network.ask({ method, path: to, bytes });
    return answer?.status === 200 ? answer.body.toString() : null;
  }
}

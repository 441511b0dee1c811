import { callText, type HttpReply } from '../../../bench/harness/connection.ts';
import { faultsOfMoney } from '../books.ts';
import { lacksPrice, many, type Caller, type Stage } from './stage.ts';

/** What is asked at once, and what has to come of it. */
export interface Round {
  readonly texts: readonly string[];
  /** @returns what is wrong with the answers and in the tables, in words */
  check(replies: readonly HttpReply[]): Promise<readonly string[]>;
}

/** Makes a round ready. */
export type Kind = (stage: Stage) => Promise<Round>;

/** The same call {@link many} times. */
export const alike = (name: string, caller: Caller, body: object = {}): string[] =>
  Array.from({ length: many }, () => callText(name, { ...caller, body: JSON.stringify(body) }));

export const succeeded = (replies: readonly HttpReply[]): number =>
  replies.filter(({ status }) => status === 200).length;

/** @param sql that counts what has been done as `n` */
export async function countIn({ db }: Pick<Stage, 'db'>, sql: string, params: readonly unknown[]): Promise<number> {
  const [row] = await db.query<{ n: number }>(sql, params);
  return row?.n ?? 0;
}

/** One is told that it has succeeded, and one thing was done. @param sql as of {@link countIn} */
export const one =
  (stage: Stage, sql: string, params: readonly unknown[]): Round['check'] =>
  async (replies) => {
    const count = succeeded(replies);
    const done = await countIn(stage, sql, params);
    return count === 1 && done === 1 ? [] : [`${count} are told that they have succeeded, ${done} was done`];
  };

const failed = (replies: readonly HttpReply[]): string[] =>
  [...new Set(replies.filter(({ status }) => status >= 500).map(({ body }) => body))].map((body) => `failed: ${body}`);

/** One round after the other; one that found no price is none. @returns what is wrong, in words */
export async function runRounds(stage: Stage, kind: Kind, rounds: number): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 1; round <= rounds;) {
    const { texts, check } = await kind(stage);
    const replies = await stage.atOnce(texts);
    if (replies.every(lacksPrice)) continue;
    const found = [...failed(replies), ...(await check(replies))];
    faults.push(...found.map((fault) => `round ${round}: ${fault}`));
    round += 1;
  }
  return [...faults, ...(await faultsOfMoney(stage.db))];
}

import { codeOf, operatorPassword, signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import type { TestServer } from '../../../test-server.ts';

/** Signs a test's operator in once more, with the next code: their sessions have ended. */
export async function signInAgain(bench: TestServer, operator: TestOperator): Promise<TestOperator> {
  bench.time.advance(30_000);
  const { name, secret } = operator;
  const { data } = await bench.call('POST /operator/login', {
    body: { name, password: operatorPassword, code: codeOf(bench, secret) },
  });
  return { ...operator, headers: { 'operator-auth': data.token } };
}

export type Team = Record<'anna' | 'bert' | 'finn' | 'fred' | 'rita', TestOperator>;

/** Two administrators, two of finance and one of risk: whoever makes has somebody to decide. */
export const signInTeam = async (bench: TestServer): Promise<Team> => ({
  anna: await signInOperator(bench, 'admin', 'anna'),
  bert: await signInOperator(bench, 'admin', 'bert'),
  finn: await signInOperator(bench, 'finance', 'finn'),
  fred: await signInOperator(bench, 'finance', 'fred'),
  rita: await signInOperator(bench, 'risk', 'rita'),
});

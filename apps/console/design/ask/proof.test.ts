import '../../../../tests/screens/browser.ts';
import { expect, test } from 'vitest';
import { CallError } from '../../client/call.ts';
import { needsProof, proofField } from './proof.ts';

test('only what asks for the authenticator anew opens its field', () => {
  const refused = (error: string) => new CallError(403, 'no', { error });
  expect([refused('step-up-needed'), refused('operator-role'), new Error('no'), null].map(needsProof)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(proofField.name).toBe('code');
});

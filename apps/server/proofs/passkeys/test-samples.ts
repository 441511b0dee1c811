const shown = { id: 'x', clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: 'x' };
/** Of nobody: right as far as its form goes. */
export const passkey = { attempt: 'x', credential: shown };
export const newPasskey = {
  attempt: 'x',
  name: 'Lan',
  credential: { id: 'x', clientDataJSON: 'x', attestationObject: 'x', transports: ['internal'] },
};

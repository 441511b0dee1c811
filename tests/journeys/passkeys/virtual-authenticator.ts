import type { Phone } from '../browser.ts';

/** What holds passkeys in a browser of tests, as a phone's own does. */
export interface VirtualAuthenticator {
  /** How many passkeys it has. */
  count(): Promise<number>;
  /** Whether its user shows finger or face when asked. */
  setUserVerified(isUserVerified: boolean): Promise<void>;
}

/** Gives the browser's page an authenticator by the protocol of its developer tools. */
export async function addAuthenticator({ context, page }: Phone): Promise<VirtualAuthenticator> {
  const tools = await context.newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async count() {
      return (await tools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
    },
    async setUserVerified(isUserVerified) {
      await tools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

/** The same server under the name by which browsers know passkeys: an address of digits has none. */
export const byName = (base: string): string => base.replace('127.0.0.1', 'localhost');

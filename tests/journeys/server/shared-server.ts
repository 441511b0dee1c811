import type { TestProject } from 'vitest/node';
import { openServer, type JourneyServer } from './open-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server answers that journeys share. */
    base: string;
  }
}

let server: JourneyServer | null = null;

/** One server for all journeys that need nothing of their own: to start one takes as long as a short journey. */
export async function setup({ provide }: TestProject): Promise<void> {
  server = await openServer();
  provide('base', server.base);
}

export const teardown = (): Promise<void> | undefined => server?.close();

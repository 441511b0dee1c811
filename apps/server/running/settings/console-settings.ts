import { z } from 'zod';
import { httpUrl, networks, port } from './forms.ts';

/** Where the console is reached, and from where. */
export const consoleSettings = {
  CONSOLE_PORT: port
    .optional()
    .describe(
      'where the console answers with the calls of operators, and nothing else: then they are not at PORT; ' +
        'without it they are',
    ),
  CONSOLE_HOST: z.string().min(1).optional().describe('address to listen on there; without it that of HOST'),
  CONSOLE_URL: httpUrl
    .optional()
    .describe(
      'address of the console as operators know it, where it is another than PUBLIC_URL: ' +
        'their passkeys are for its host',
    ),
  CONSOLE_ADDRESSES: networks
    .refine((all) => all.every((one) => /[.:]/.test(one)), 'must be addresses or networks, not names of them')
    .describe('addresses and networks that reach the console and the calls of operators; without them every one'),
};

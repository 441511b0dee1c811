import type { FreezeLinkWords } from './index.ts';

export const es: FreezeLinkWords = {
  stop: 'Si no fuiste tú, abre esta página y detén todas las retiradas con su botón:',
  terms:
    'El enlace funciona una vez, durante 7 días, y solo puede detener las retiradas. Después cambia tus contraseñas.',
  short: '¿No fuiste tú? Detén las retiradas:',
};

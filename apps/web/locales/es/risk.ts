import type { RiskWords } from '../late/risk-words.ts';

export const words: RiskWords = {
  risk: {
    share: 'El {share} de las cuentas perdió dinero aquí en los últimos 90 días. Puedes perder todo lo que pongas.',
    unknown: 'Aún hay muy pocas cuentas para decir cuántas pierden aquí. Puedes perder todo lo que pongas.',
    earn: 'No es un depósito bancario ni está asegurado. Tu dinero queda bloqueado hasta el final y salir antes tiene una penalización.',
    termsFrom: 'A partir del {time}, las órdenes nuevas tendrán otras condiciones. Las abiertas conservan las suyas.',
    termsSince: 'Las condiciones de las órdenes nuevas cambiaron el {time}. Las abiertas conservan las suyas.',
  },
};

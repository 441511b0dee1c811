import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Resultados e entradas',
  income: 'Rendimento creditado',
  returned: 'Produto vencido: capital devolvido',
  deposit: 'Depósito creditado',
  bonus: 'Bónus libertado no seu saldo',
  adjustment: 'Saldo corrigido',
  many: {
    one: '{count} novo resultado ou entrada',
    many: '{count} de novos resultados e entradas',
    other: '{count} novos resultados e entradas',
  },
  seeStatement: 'Veja-os no extrato',
  unseen: { one: '{count} novo resultado', many: '{count} de novos resultados', other: '{count} novos resultados' },
};

import type { moment as original } from '../vi/moment.ts';
import type { Like } from '../words.ts';

export const moment: Like<typeof original> = {
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
  above: '{exit} acima de {entry}',
  below: '{exit} abaixo de {entry}',
  again: 'Outra vez',
  see: 'Ver',
  results: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
};

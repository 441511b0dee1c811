import type { moment as original } from '../vi/moment.ts';
import type { Like } from '../words.ts';

export const moment: Like<typeof original> = {
  income: 'Rendimiento abonado',
  returned: 'Producto vencido: capital devuelto',
  deposit: 'Depósito acreditado',
  bonus: 'Bono liberado en tu saldo',
  adjustment: 'Saldo corregido',
  many: {
    one: '{count} resultado o ingreso nuevo',
    many: '{count} de resultados e ingresos nuevos',
    other: '{count} resultados e ingresos nuevos',
  },
  seeStatement: 'Verlos en el extracto',
  above: '{exit} por encima de {entry}',
  below: '{exit} por debajo de {entry}',
  again: 'Otra vez',
  see: 'Ver',
  results: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
};

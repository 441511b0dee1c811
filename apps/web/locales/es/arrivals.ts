import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Resultados e ingresos',
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
  unseen: { one: '{count} resultado nuevo', many: '{count} de resultados nuevos', other: '{count} resultados nuevos' },
};

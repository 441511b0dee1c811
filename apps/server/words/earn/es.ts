import type { EarnWords } from './index.ts';

export const es: EarnWords = {
  names: { 'lock-mining': 'Minería con bloqueo {days} días', wealth: 'Inversión {days} días' },
  paidAtEnd: '{name}, con pago al final',
  example: '{name} (ejemplo)',
  descriptions: {
    'lock-mining':
      'Bloquea un importe durante {days} días. El rendimiento se paga tras cada día completo y el capital se devuelve al final. Rescatar antes cuesta una penalización sobre el capital; lo ya pagado sigue siendo tuyo.',
    wealth:
      'Bloquea un importe durante {days} días y paga un rendimiento tras cada día completo. Rescatar antes cuesta una penalización por cada día restante.',
  },
  wealthAtEnd:
    'Bloquea un importe durante {days} días y paga todo el rendimiento al final. Si rescatas antes, se paga el rendimiento de los días completos; del capital se descuenta una penalización por cada día restante.',
  fundedBy:
    'El rendimiento se paga de un fondo de recompensas en el que Candor ha puesto dinero. Al comprar, todo el rendimiento del plazo se reserva para tu orden; si el fondo no alcanza, el producto está agotado.',
  fundedByTest:
    'El rendimiento se paga en fondos de prueba del fondo de recompensas del producto. Al comprar, todo el rendimiento del plazo se reserva para tu orden; si el fondo no alcanza, el producto está agotado.',
};

import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Trading justo que puedes comprobar tú mismo',
  heroText: 'Mira los precios en vivo. Abrir una cuenta lleva un minuto.',
  oddsTitle: 'Probabilidades claras',
  oddsText: 'Punto de equilibrio y pérdida esperada, en cada orden.',
  statementTitle: 'Cada céntimo a la vista',
  statementText: 'Cada cambio de saldo aparece en el extracto.',
  fundsTitle: 'Practica sin riesgo',
  fundsText: 'Recibe {amount} USDT de fondos de prueba al día.',
  createAccount: 'Crear una cuenta',
  livePrices: 'Precios en vivo',
  promptTitle: 'Inicia sesión para continuar',
  quotationText: 'Guarda tus pares favoritos y opera desde la lista.',
  marketText: 'Contratos rápidos desde 30 segundos, con probabilidades y pago conocidos.',
  propertyText: 'Consulta saldos, mueve fondos entre cuentas y revisa cada línea del extracto.',
  personalText: 'Gestiona tu perfil, seguridad y código de invitación.',
  otherText: 'Esta página pertenece a tu cuenta.',
  pair: 'Par',
  lastPrice: 'Último precio',
  change: '24 h',
};

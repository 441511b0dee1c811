import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Trading justo que puedes comprobar',
  heroText: 'Mira ya los precios en vivo. Abrir una cuenta lleva un minuto.',
  oddsTitle: 'Probabilidades claras',
  oddsText: 'El punto de equilibrio y la pérdida esperada, en cada orden.',
  statementTitle: 'Cada céntimo a la vista',
  statementText: 'Cada cambio de saldo aparece en el extracto.',
  fundsTitle: 'Practica sin riesgo',
  fundsText: 'Pide {amount} USDT de fondos de prueba cada día.',
  createAccount: 'Crear una cuenta',
  livePrices: 'Precios en vivo',
  promptTitle: 'Inicia sesión para continuar',
  quotationText: 'Guarda tus pares favoritos y opera desde la lista.',
  marketText: 'Contratos rápidos desde 30 segundos, con probabilidades y ganancia conocidas.',
  propertyText: 'Consulta saldos, mueve dinero entre cuentas y revisa cada línea del extracto.',
  personalText: 'Gestiona tu perfil, seguridad y código de invitación.',
  otherText: 'Esta página pertenece a tu cuenta.',
  moneyText: 'El mínimo, la comisión y el plazo se ven antes de enviar nada.',
  exchangeText: 'Convierte a un tipo de cambio que se mantiene unos segundos, con la comisión a la vista.',
  earnText: 'Conoce de antemano la tasa, el plazo y el coste del rescate anticipado.',
  helpText: 'Artículos breves con datos actuales y personas que responden en la aplicación.',
};

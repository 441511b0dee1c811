import type { Introductions } from './index.ts';

export const es: Introductions = {
  usdt: '{name} ({code}) se negocia contra USDT en un único libro de órdenes: todos ven los mismos precios y la misma profundidad. El precio de {code} puede caer con fuerza; usa solo dinero que puedas permitirte perder.',
  futures:
    '{name} ({code}) se negocia solo mediante contratos: no posees el activo, y las ganancias y pérdidas se calculan en USDT con el precio de marca público.',
};

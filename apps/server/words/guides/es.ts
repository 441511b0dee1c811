import type { GuideWords } from './index.ts';

export const es: GuideWords = {
  fees: {
    title: 'Comisiones',
    summary: 'Qué cuesta algo y qué no.',
    text: `
      - **Contratos rápidos:** sin comisión. Su coste es la ganancia inferior al 100 %; el formulario de la orden muestra la pérdida esperada.
      - **Futuros:** {futuresFee} % del valor de la posición al abrir y al cerrar.
      - **Spot:** maker {makerFee} %, taker {takerFee} % de lo que recibes.
      - **Conversión de monedas:** {exchangeFee} % de lo que recibes.
      - **Retiradas:** {withdrawFee} % del importe. **Depósitos:** gratis.
      - **Mover dinero entre tus propias cuentas, abrir y mantener la cuenta:** gratis.
    `,
  },
  futures: {
    title: 'Cómo funcionan los futuros',
    summary: 'Margen, comisiones, liquidación y bloqueo, con las fórmulas.',
    text: `
      ## En resumen
      Eliges largo o corto, los lotes y un apalancamiento de {levers}. El margen es el valor de la posición dividido por el apalancamiento. Es aislado: puedes perderlo entero, pero nada más.
      ## Precios y comisiones
      - Una orden a mercado se ejecuta al primer precio válido tras llegar al servidor; si en {fillWait} segundos no lo hay, se cancela y nada ha cambiado.
      - Una orden límite espera su precio. Los stops y las liquidaciones necesitan dos precios válidos seguidos.
      - La comisión es el {futuresFee} % del valor, una vez al abrir y otra al cerrar.
      ## Cuándo se liquida una posición
      Cuando el margen y el resultado en curso ya no cubren el margen de mantenimiento ({maintenance} % del valor, más en posiciones grandes) y la comisión de cierre.
      **Largo:** precio = (q × entrada − margen) ÷ (q × (1 − m − f)). **Corto:** precio = (q × entrada + margen) ÷ (q × (1 + m + f)). q es el tamaño, m la tasa de margen de mantenimiento, f la comisión.
      Lo que queda del margen es tuyo; una pérdida mayor la asume la cuenta de seguro.
      ## Bloqueo
      Un bloqueo abre una posición contraria del mismo tamaño, con su comisión y su margen. El par se valora a un solo precio y no se liquida. Al cerrar un lado, lo obtenido repone primero el margen del otro.
    `,
  },
  spot: {
    title: 'Comprar y vender criptomonedas',
    summary: 'Tipos de orden, comisiones y banda de precios.',
    text: `
      ## Tipos de orden
      - **Límite:** fijas precio y cantidad; la orden espera en el libro hasta ejecutarse o hasta que la canceles.
      - **Mercado:** se ejecuta al instante a los mejores precios; se compra por un importe en USDT y se vende una cantidad.
      - La orden mínima es de {minNotional} USDT.
      ## Comisiones
      Maker {makerFee} % si tu orden esperaba en el libro, taker {takerFee} % si se ejecuta al instante. La comisión se descuenta de lo que recibes. Si hay niveles según el volumen de 30 días, tus tarifas pueden ser menores; aparecen bajo el formulario de la orden.
      ## La banda de precios
      Una compra puede estar como mucho un {band} % por encima del precio de mercado, una venta como mucho un {band} % por debajo. Una orden a mercado se detiene ahí y el resto se cancela.
      ## Quién está al otro lado
      Otros clientes y, detrás de ellos, liquidez de Candor que sigue al mercado de referencia. Nunca ve tu orden antes de ejecutarse.
    `,
  },
  deposits: {
    title: 'Depósitos',
    summary: 'Cómo depositar, cuándo llega el dinero y el bono del primer depósito.',
    text: `
      ## Las formas
      - **USDT en TRON (TRC20):** una dirección tuya. Lo que llega se abona automáticamente tras {confirmations} confirmaciones, sea cual sea el importe.
      - **Transferencia en VND:** transfiere a la cuenta mostrada y envía el comprobante; el tipo de cambio mostrado vale {rateMinutes} minutos.
      - **Aviso de depósito:** desde {depositMin} USDT.
      ## Qué abona el dinero
      Un aviso o una captura no abonan nada. La prueba es la transacción en la blockchain o la referencia del banco, y cada prueba cuenta una vez.
      ## Bono del primer depósito
      Tu primer depósito correcto desde {bonusMin} USDT da un {bonusRate} % de bono bloqueado donde se ofrece. El bono nunca bloquea tu propio dinero.
      ## Cuidado
      Envía a tu dirección solo USDT por TRC20. Lo enviado en otra moneda o por otra red puede perderse.
    `,
  },
  withdrawals: {
    title: 'Retiradas',
    summary: 'Mínimo, comisión, tiempo y cuándo hay que esperar.',
    text: `
      ## Condiciones
      - Al menos {withdrawMin} USDT o USDC; la comisión del {withdrawFee} % se descuenta del importe.
      - Una al día (días GMT+1). Una rechazada o cancelada no cuenta.
      - Hace falta la contraseña de retirada; {wrongTries} errores bloquean las retiradas una hora.
      - Con dinero real hace falta la verificación básica.
      ## Qué ocurre
      El importe se retiene al momento y llega en {arrivalMin} a {arrivalMax} horas. Puedes cancelar hasta que se apruebe; si se rechaza, se te devuelve todo.
      ## Cuándo hay que esperar
      Tras cambiar la contraseña de acceso o de retirada, o quitar el autenticador, las retiradas quedan suspendidas {holdHours} horas, para que un desconocido no gane nada.
      ## Nunca bloqueado por volumen
      Tu propio dinero no necesita volumen para retirarse. Solo el bono se libera con volumen.
    `,
  },
  earn: {
    title: 'Minería con bloqueo e inversión',
    summary: 'De dónde sale el rendimiento, cuándo se paga y qué cuesta el rescate anticipado.',
    text: `
      ## Cómo funciona
      - Bloqueas un importe unos días a una tasa diaria. El rendimiento se paga tras cada día completo; algunos productos antiguos lo pagan todo al final.
      - Al vencer se te devuelve el capital.
      - La tasa anual es la diaria × 365, sin capitalizar.
      ## El rendimiento se aparta primero
      Al comprar, todo el rendimiento por pagar pasa del fondo de recompensas del producto a una reserva. Si el fondo no alcanza, el producto está agotado. Cada producto dice de qué se financia.
      ## Rescate anticipado
      - **Minería con bloqueo:** la penalización es una parte del capital, indicada en el producto.
      - **Inversión:** tasa de penalización × días completos restantes × capital, nunca más que el capital.
      - El rendimiento pagado sigue siendo tuyo; el día en curso no paga. La suma exacta se muestra antes de confirmar.
      ## Lo que una tasa no dice
      El precio de la moneda bloqueada puede bajar entretanto. Las condiciones de tu compra se mantienen hasta el final.
    `,
  },
  exchange: {
    title: 'Conversión de monedas',
    summary: 'Un tipo de cambio fijo durante segundos, con la comisión a la vista.',
    text: `
      - Una oferta mantiene su tipo de cambio {quoteSeconds} segundos; hay una a la vez y se usa una sola vez.
      - La comisión del {exchangeFee} % se cobra en la moneda recibida y se muestra antes de confirmar.
      - Una conversión va de {exchangeMin} a {exchangeMax} USDT.
      - Si el precio se aparta de la oferta más de la mitad de la comisión, la oferta no se ejecuta y recibes otra. Nunca conviertes a un tipo de cambio que no hayas visto.
      - Los precios del tipo de cambio figuran en el recibo para que puedas recalcularlo.
    `,
  },
  verification: {
    title: 'Verificación de identidad',
    summary: 'Dos niveles, para qué sirven y cómo se guardan tus documentos.',
    text: `
      ## Dos niveles
      - **Básico:** tipo de documento, nombre y número; el número de tarjeta es opcional. Con dinero real hace falta para el primer depósito, las retiradas y liberar el bono.
      - **Avanzado:** tres fotos: anverso, reverso y tú con el documento. Primero va el nivel básico.
      - Un documento pertenece a una sola cuenta.
      ## Cómo se guardan tus documentos
      Los números de documentos y tarjetas se cifran; las listas solo muestran los últimos caracteres. Las fotos se recodifican sin datos ocultos y se cifran. Solo pueden abrirlas quienes revisan, y cada consulta queda registrada.
      ## Si no se acepta
      Ves el motivo, lo corriges y lo envías de nuevo. Lo que estaba bien se conserva.
    `,
  },
  'fair-dealing': {
    title: 'Comprueba lo que hacemos',
    summary: 'El registro de precios, los recibos y cómo recalcular un resultado.',
    text: `
      ## El registro de precios
      Cada precio válido queda en el registro. Cada entrada contiene el hash de la anterior, así que cambiar una sola rompe la cadena. Si se reescribiera la cadena entera, solo lo mostraría un hash guardado antes.
      ## Los recibos
      - Cada contrato rápido resuelto, cada liquidación, stop y conversión tiene un recibo: condiciones, precios y su lugar en el registro, el cálculo, el asiento.
      - Abre una orden resuelta y pulsa el botón de comprobar: la aplicación la recalcula en tu teléfono con un programa propio, sin código común con el servidor.
      ## Recalcular a mano
      - Toma del recibo el precio de entrada y de salida: más alto, gana subir; más bajo, gana bajar; igual, se te devuelve la apuesta.
      - Una ganancia es apuesta × tasa de ganancia, una pérdida es la apuesta. Compáralo con la línea de tu extracto.
      ## Lo que nadie puede hacer
      - Ningún campo ni ajuste lleva un precio o un resultado para un usuario, una orden o un momento.
      - Una pausa solo detiene órdenes nuevas. Una anulación exige un fallo de datos registrado y dos personas de nuestro equipo, abarca todas las órdenes del símbolo en ese intervalo, nunca quita una ganancia y se publica.
    `,
  },
};

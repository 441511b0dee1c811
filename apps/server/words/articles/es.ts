import type { ArticleWords } from './index.ts';

export const es: ArticleWords = {
  banners: {
    gift: {
      title: '{gift} USDT por registrarte',
      subtitle: 'Se libera al operar: 1 USDT por cada {volumePerRelease} USDT de volumen',
    },
    fair: { title: 'Cada precio se puede comprobar', subtitle: 'Registrado en público e igual para todos' },
    fast: {
      title: 'Contratos rápidos con las probabilidades a la vista',
      subtitle: 'Lo que puedes ganar y perder, antes de decidir',
    },
  },
  articles: {
    'fast-contracts': {
      title: 'Cómo funcionan los contratos rápidos',
      summary: 'Lo que puedes ganar, lo que puedes perder y las probabilidades, en cifras claras.',
      text: `
        ## En resumen
        Eliges un símbolo, una dirección, una duración y una apuesta de {minStake} a {maxStake} USDT. Si el precio final es mayor que el inicial y elegiste subida, o menor y elegiste bajada, recuperas la apuesta más la ganancia. Si no, la apuesta se pierde. Si ambos precios son iguales, se te devuelve la apuesta.
        ## Qué precios cuentan
        - **Inicio:** el primer precio aceptado tras recibir tu orden, normalmente en 0,3 segundos. Nunca es un precio ya conocido.
        - **Final:** el primer precio aceptado al vencimiento o en los 5 segundos siguientes.
        - Si no existe ese precio por un fallo de los datos de mercado, la orden queda anulada y se te devuelve la apuesta.
        ## La casa es la contraparte
        Cuando ganas, paga Candor; cuando pierdes, Candor se queda la apuesta. La ganancia es inferior al 100 %, así que a la larga la ventaja es de la casa.
        Porcentaje de aciertos para el equilibrio = 1 ÷ (1 + ganancia). Pérdida esperada por cada 100 USDT = 100 × (1 − ganancia) ÷ 2, si subir y bajar son igual de probables.
        * **{seconds} segundos:** ganancia del {payout} %, equilibrio con un {breakEven} % de aciertos, pérdida esperada de {loss} USDT por cada 100
        Arriesga solo lo que puedas permitirte perder. Tu resultado real aparece encima de tu historial.
      `,
    },
    prices: {
      title: 'Cómo se forman y se comprueban los precios',
      summary: 'De dónde viene un precio, qué lo hace válido y qué impide cambiarlo.',
      text: `
        ## De la fuente al precio
        - Cuatro veces por segundo se toma un precio de cada símbolo: la mediana cuando hay varias fuentes.
        - Un precio que se aleja demasiado de los anteriores se retiene hasta que los siguientes lo confirman. Solo entonces se acepta.
        - Si la fuente calla durante 2 segundos, las operaciones con el símbolo se detienen y la pantalla lo indica. Se reanudan por sí solas.
        ## Nadie decide un resultado
        Los mismos precios valen para todos. No existe ningún ajuste que asigne un precio o un resultado a un usuario, a una orden o a un momento.
        ## Registrados y encadenados
        Cada precio aceptado queda registrado. Cada entrada contiene el hash de la anterior, así que cambiar una sola rompe la cadena; si se reescribiera todo, solo lo mostraría un hash guardado antes. Con cada contrato rápido resuelto guardamos los precios exactos que lo decidieron y su lugar en el registro.
        ## En el mercado simulado
        Los precios se derivan de una semilla aleatoria. Su hash se publica desde el principio. La semilla en sí se mantiene en secreto, porque quien la conoce conoce todos los precios futuros.
      `,
    },
    'sign-up-gift': {
      title: 'El regalo de registro y cómo se libera',
      summary: '{gift} USDT para cada cuenta nueva y cómo poder usarlos.',
      text: `
        ## Qué recibes
        Cada cuenta nueva recibe {gift} USDT como bono bloqueado. Lo ves junto a tu saldo en USDT.
        ## Cómo se libera
        - Cada {volumePerRelease} USDT de volumen liberan 1 USDT a tu saldo disponible.
        - Cuentan las apuestas de los contratos rápidos resueltos, ganados o perdidos. Los empates y las órdenes anuladas no cuentan.
        - También cuentan el {spotShare} % del valor de las operaciones spot y el margen con el que se abre una posición de futuros.
        - Ejemplo: {fullVolume} USDT de apuestas en total liberan todo el regalo.
        ## Lo que nunca se bloquea
        Solo se bloquea el bono. Tu propio dinero siempre está a tu disposición, sea cual sea tu volumen.
        Operar solo para liberar el bono suele costar más de lo que vale: mira la pérdida esperada en el formulario de la orden.
      `,
    },
    security: {
      title: 'Cómo proteger tu cuenta',
      summary: 'Unos pocos hábitos que importan.',
      text: `
        - Usa una contraseña que no uses en ningún otro sitio. Solo guardamos un hash irreversible.
        - Nadie de Candor te pedirá nunca la contraseña ni un código de verificación.
        - Al cambiar la contraseña se cierra la sesión en los demás dispositivos; al restablecerla, en todos.
        - Tras varios intentos fallidos, el acceso se cierra unos minutos para que nadie pueda adivinarla.
        - Cierra la sesión en los dispositivos que no sean tuyos.
      `,
    },
    terms: {
      title: 'Términos de uso',
      summary: 'El acuerdo entre tú y Candor.',
      text: `
        ## 1. Quién puede usar Candor
        Debes tener al menos 18 años y la ley de tu país debe permitirte usar este servicio. Una persona, una cuenta. Tus datos deben ser verdaderos.
        ## 2. Mercado simulado y fondos de prueba
        Mientras Candor muestre «Mercado simulado · fondos de prueba», los precios son simulados o reproducidos y todos los saldos son fondos de prueba. No tienen valor monetario y no se pueden retirar ni cambiar por dinero.
        ## 3. Contratos rápidos
        Una orden aceptada es vinculante y no se puede cancelar. Se resuelve con los precios registrados y las condiciones que se mostraron al enviarla. Candor es la contraparte de cada orden. Puedes perder toda la apuesta.
        ## 4. Errores de los datos de mercado
        Una orden sin precio inicial o final válido queda anulada y la apuesta se devuelve. Tras un fallo de datos registrado, dos personas de nuestro equipo pueden anular juntas todas las órdenes rápidas de un símbolo en ese intervalo: las apuestas perdidas se devuelven, las ganancias se mantienen y se publica. Nada más anula una orden.
        ## 5. Bonos
        Los bonos se liberan con el volumen de operaciones, como se explica en el centro de ayuda. Las cuentas abiertas solo para acumular bonos pueden perder el bono bloqueado, nunca su propio dinero.
        ## 6. Tu cuenta
        Mantén tu contraseña en secreto. Eres responsable de lo que se haga con ella hasta que nos avises de un abuso. Podemos bloquear una cuenta si la ley lo exige o si se usa para atacar el servicio; te lo comunicaremos.
        ## 7. Cambios
        Las condiciones nuevas se aplican a las órdenes posteriores a su publicación, nunca a las ya abiertas.
        ## 8. Sin asesoramiento
        Nada en Candor es asesoramiento de inversión. Los precios pueden bajar tan rápido como suben.
      `,
    },
    privacy: {
      title: 'Privacidad',
      summary: 'Qué guardamos, para qué y durante cuánto tiempo.',
      text: `
        ## Qué guardamos
        - Tus datos de registro: nombre de cuenta, correo o teléfono, y el país si lo indicaste.
        - Lo que nos envías después: documentos de verificación, tarjetas bancarias, direcciones de monedero y mensajes.
        - Tu contraseña solo como hash, y la última actividad de tus sesiones.
        - Tus órdenes, saldos y el extracto de cada movimiento.
        - Tus favoritos, tu apodo y la moneda en que ves los importes.
        ## Para qué lo usamos
        Solo para llevar tu cuenta, resolver tus órdenes y proteger el servicio. Tu dirección de red se usa brevemente para frenar ataques. No vendemos datos ni mostramos publicidad. La aplicación no contiene rastreadores ni usa cookies.
        ## En tu dispositivo
        La aplicación guarda tu sesión, tu idioma y tu moneda en el almacenamiento del navegador. Al cerrar sesión, la sesión se borra.
        ## Cuánto tiempo
        - Códigos de verificación: 10 minutos.
        - Sesiones: hasta que las cierres, o 30 días sin uso.
        - Órdenes y extracto: mientras exista tu cuenta y, después, durante el tiempo que exija la ley, porque el libro contable no se puede alterar.
        - Acceso, datos de contacto, dispositivos y direcciones guardadas: se borran después de cerrar tu cuenta y pagarlo todo.
        - Documentos de verificación, tarjetas bancarias y mensajes: tras el cierre, durante el tiempo que exijan las leyes contra el blanqueo de capitales.
        - La dirección o la cuenta bancaria a la que fue una retirada: forma parte del extracto y se conserva con él, bajo un número en lugar de tu nombre.
        - Copias de seguridad: lo borrado permanece en las copias anteriores hasta que se eliminen.
        ## Tus derechos
        Puedes pedir una copia de tus datos, su corrección o el cierre de tu cuenta.
      `,
    },
  },
};

import type { PractiseWords } from '../late/practise-words.ts';

export const words: PractiseWords = {
  practise: {
    lead: 'Media hora del pasado, sin su fecha',
    leadText:
      'Reproduce precios del registro de precios público en el ticket de los contratos rápidos y compara tu resultado con el equilibrio.',
    notMoney: 'Puntos de práctica, no dinero',
    hidden: 'Oculto hasta el final',
    hiddenText:
      'La fecha, la hora y el nivel real de los precios. El primer precio se escribe 100: solo ves cuánto se mueven.',
    rules: 'Las reglas de las órdenes reales',
    rulesText:
      'Precio de entrada, precio de salida, empate, anulación y tasa de ganancia son los de las órdenes reales. Empiezas con {purse} puntos. No se envía ninguna orden y tu saldo no cambia.',
    start: 'Empezar',
    again: 'Otra ronda',
    last: 'Última ronda: ganadas {wins}, perdidas {losses}, {result} puntos',
    loading: 'Cargando y comprobando precios…',
    tooShort: 'El registro de precios aún es demasiado corto',
    tooShortText:
      '{pair}: por ahora hay {known} de precios sin interrupción, hacen falta al menos {least}. Vuelve en unos minutos.',
    broken: 'Los precios no coinciden con su hash',
    brokenText: 'Tu dispositivo ha calculado otro hash, así que estos precios no se usan.',
    partial: 'El registro de precios no llega a media hora: este tramo dura {length}.',
    points: 'puntos',
    stake: 'Apuesta en puntos',
    stakeRange: 'Apuesta de {min} a {max}',
    short: 'No hay puntos suficientes.',
    odds: 'Equilibrio con un {breakEven} de aciertos, como en el ticket real.',
    tooLate: 'Lo que queda es demasiado corto para esta duración.',
    chart: 'Gráfico de práctica {pair}, el primer precio es 100',
    play: 'Seguir',
    pause: 'Pausa',
    speed: 'Velocidad',
    left: 'Quedan',
    finish: 'Terminar',
    orders: 'Órdenes de práctica',
    result: 'Resultado de esta ronda',
    undecided: 'Ninguna orden ganada ni perdida.',
    nonePlaced: 'No has creado ninguna orden en esta ronda.',
    kept: 'Solo se guarda el resultado de esta ronda, y solo en este dispositivo.',
    where: 'Cuándo fue',
    from: 'Desde',
    to: 'Hasta',
    checked: 'Precios #{first} a #{last}: recalculados en tu dispositivo, el hash coincide.',
    record: 'Abrir el registro de precios público para comparar',
  },
};

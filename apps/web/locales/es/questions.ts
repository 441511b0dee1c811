import type { QuestionsWords } from '../late/questions-words.ts';

export const words: QuestionsWords = {
  questions: {
    title: 'Cuatro preguntas antes del dinero real',
    text: 'Nadie te pone nota. Dicen con claridad lo que estas órdenes pueden costar.',
    step: '{now} de {all}',
    next: 'Siguiente',
    finish: 'Listo',
    notQuite: 'No del todo.',
    right: 'Correcto.',
    done: 'Gracias. Ya puedes hacer tu orden.',
    lossText: 'Apuestas 100 USDT al alza o a la baja y el precio va en sentido contrario. ¿Cuánto recuperas?',
    loss0: 'Nada',
    loss1: 'La mitad',
    loss2: 'Todo',
    lossWhy: 'Una orden perdida cuesta toda la apuesta. Apuesta solo lo que puedas perder.',
    leverageText:
      'Abres una posición con 20×. ¿Cuánto tiene que moverse el precio en tu contra para que tu margen casi desaparezca?',
    leverage0: 'Cerca del 50 %',
    leverage1: 'Cerca del 5 %',
    leverage2: 'No se puede perder',
    leverageWhy:
      'Con 20× cada punto cuenta veinte veces: tras un 5 % aproximadamente la posición se cierra y el margen se pierde.',
    oddsText:
      'Una orden ganada paga el 80 % de la apuesta. ¿Cuántas de 100 órdenes iguales tienen que ganar para no perder nada?',
    odds0: '40',
    odds1: '50',
    odds2: 'Unas 56',
    oddsWhy: '56 ganadas traen casi lo mismo que se llevan 44 perdidas. Acertando la mitad pierdes dinero.',
    houseText: '¿Quién está al otro lado de estas órdenes?',
    house0: 'Nadie',
    house1: 'Candor',
    house2: 'Siempre otro cliente',
    houseWhy: 'Candor: lo que tú pierdes lo gana, y al revés. Por eso puedes comprobar cada precio y cada resultado.',
  },
};

import type { LogWords } from '../late/log-words.ts';

export const words: LogWords = {
  log: {
    title: 'El registro público',
    text: 'Cada resultado se escribe en un registro al que solo se añade. Su dispositivo recuerda lo que ha visto y comprueba que el registro continúa desde ahí; testigos independientes confirman que todos ven el mismo.',
    holds: 'En el registro',
    lacks: 'El registro público no contiene este recibo',
    witnessed: 'Testigos: {count}/{all}, último {age}',
    unwitnessed: 'Ningún testigo ha confirmado este estado',
    stamped: 'Sello de tiempo de otro servidor: {date}',
    contradicts: 'El registro público contradice lo que este dispositivo ha visto',
    first: 'Recordado en este dispositivo desde ahora. Entradas: {entries}',
    grown: 'Continúa desde lo visto el {date}. Entradas ahora: {entries}',
    another: 'El nuevo registro nombra el que este dispositivo conocía. Entradas: {entries}',
    unproven: 'Ahora mismo el registro no se puede comprobar en este dispositivo',
    unsigned: 'Lo que se muestra no está firmado por la clave que este dispositivo conoce',
    shrunk: 'El registro es más corto de lo que este dispositivo ha visto. Entradas restantes: {entries}',
    forked: 'El registro no continúa desde el estado firmado que este dispositivo ha visto',
    unnamed: 'Otro registro ha ocupado su lugar sin nombrar por completo el que este dispositivo conocía',
    evidenceText:
      'Ambos estados firmados se guardan en este dispositivo. Guarde el archivo: cualquiera puede comprobarlo sin nosotros.',
    save: 'Guardar la prueba',
    acks: 'Acuses guardados en este dispositivo: {count}, todos en el registro',
    acksWaiting: 'Acuses guardados en este dispositivo: {count}, a la espera del registro: {waiting}',
    acksMissing: 'Acuses que no están en el registro: {count}',
    acksUntrue: 'Acuses cuya firma o resultado no coincide: {count}',
    acksText: 'Guarde el archivo: cualquiera puede comprobarlo sin nosotros.',
    acksSave: 'Guardar todos los acuses',
    late: 'El servidor recibió la orden {time} después de que este dispositivo la enviara',
    began: 'Un registro nuevo comenzó el {date}.',
    restored:
      'Se restauraron datos de una copia más antigua, por lo que el registro anterior terminó. Los recibos que guardó siguen siendo comprobables.',
    behind:
      'Los datos terminaban antes de lo firmado, por lo que el registro anterior terminó. Los recibos que guardó siguen siendo comprobables.',
    differs:
      'Los datos diferían de lo firmado, por lo que el registro anterior terminó. Los recibos que guardó siguen siendo comprobables.',
    keys: 'Las claves del registro y de los testigos proceden de este servidor. Solo prueban algo si las compara con otra fuente, como la página del propio testigo.',
  },
};

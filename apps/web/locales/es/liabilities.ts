import type { LiabilitiesWords } from '../late/liabilities-words.ts';

export const words: LiabilitiesWords = {
  liabilities: {
    title: '¿Está contado todo tu saldo?',
    text: 'Dos veces al día, una de ellas en un momento aleatorio, publicamos el total de lo que pertenece a los clientes. Tu dispositivo recalcula si todo el saldo de tu extracto forma parte de él.',
    check: 'Comprobar mi saldo',
    counted: 'La totalidad de tus {amount} forma parte del total publicado',
    alarm: 'Tus {amount} no están bien contados en el total publicado',
    unknown:
      'Aún no se puede concluir nada sobre tus {amount}: el extracto no se pudo leer lo bastante atrás, o el total aún no está en el registro público. Inténtalo de nuevo en unos minutos.',
    notInTotal: 'Lo contado no lleva al total publicado con el nombre con el que inicias sesión.',
    notWhole: 'El total solo cuenta {counted}, pero tu extracto indica {owned}.',
    otherSalt: 'Tu código secreto no es el que recibiste la primera vez.',
    notLogged: 'El registro público indica otro total.',
    save: 'Guardar la prueba',
    saveText:
      'Con este archivo cualquiera puede ver sin nosotros lo que no encaja. Consérvalo y envíalo a atención al cliente.',
    name: 'Nombre de la cuenta',
    nameHint:
      'El que usas para iniciar sesión; un número de teléfono con su prefijo, por ejemplo +84901234567. No se envía a ninguna parte.',
    owed: 'Total publicado {total}',
    nothing: 'En el último total, tu extracto no tenía saldo.',
    takenAt: 'Calculado el {time}',
    beside: 'Además del dinero de los clientes, los libros de Candor tenían en ese momento',
    house: 'Reservas y comisiones',
    insurance: 'Fondo de seguro',
    pools: 'Fondos de rendimiento',
    reserves:
      'En ese momento, las direcciones cuyas claves hemos demostrado tener guardaban {amount} en la cadena TRON',
    reservesUnread: 'Direcciones cuyas claves hemos demostrado tener; no se pudo leer su saldo en la cadena TRON',
    reservesText:
      'Cada una está firmada con su clave: «{message}». Lo que debemos en otras monedas, o a otros que no son clientes, no se muestra.',
    solvency:
      'Es una prueba de pasivos, no de solvencia: muestra lo que debemos a los clientes, y nada prueba aún que tengamos tanto.',
  },
};

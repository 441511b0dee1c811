import type { PasskeysWords } from '../late/auth/passkeys-words.ts';

export const words: PasskeysWords = {
  passkeys: {
    login: 'Entrar con una llave de acceso',
    leadTitle: 'Entrar sin contraseña',
    leadText:
      'Tu teléfono u ordenador confirma con la huella, la cara o el bloqueo de pantalla que eres tú. Una llave de acceso no se puede adivinar y no funciona en páginas falsas.',
    add: 'Añadir una llave de acceso',
    name: 'Nombre',
    nameHint: 'Para reconocerla, por ejemplo «Teléfono principal»',
    added: 'Llave de acceso añadida',
    addedOn: 'Añadida {time}',
    used: 'Último uso {time}',
    unused: 'Nunca usada',
    remove: 'Eliminar',
    removeTitle: '¿Eliminar la llave de acceso {name}?',
    removeText: 'Ya no podrá entrar en tu cuenta. Bórrala también en el dispositivo.',
    removed: 'Llave de acceso eliminada',
    unsupported: 'Este navegador o esta dirección no puede usar llaves de acceso.',
    elsewhere: 'Las llaves de acceso de esta cuenta solo funcionan en otra dirección de la aplicación.',
    known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
    failed: 'El dispositivo no ha dado ninguna llave de acceso.',
  },
};

import type { PasskeysWords } from '../late/auth/passkeys-words.ts';

export const words: PasskeysWords = {
  passkeys: {
    login: 'Entrar com uma chave de acesso',
    leadTitle: 'Entrar sem palavra-passe',
    leadText:
      'O seu telefone ou computador confirma por impressão digital, rosto ou bloqueio de ecrã que é você. Uma chave de acesso não se adivinha e não funciona em páginas falsas.',
    add: 'Adicionar uma chave de acesso',
    name: 'Nome',
    nameHint: 'Para a reconhecer, por exemplo «Telefone principal»',
    added: 'Chave de acesso adicionada',
    addedOn: 'Adicionada {time}',
    used: 'Última utilização {time}',
    unused: 'Nunca usada',
    remove: 'Remover',
    removeTitle: 'Remover a chave de acesso {name}?',
    removeText: 'Deixa de permitir iniciar sessão na sua conta. Elimine-a também no dispositivo.',
    removed: 'Chave de acesso removida',
    unsupported: 'Este navegador ou este endereço não permite usar chaves de acesso.',
    elsewhere: 'As chaves de acesso desta conta só funcionam noutro endereço da aplicação.',
    known: 'Este dispositivo já tem uma chave de acesso para a sua conta.',
    failed: 'O dispositivo não apresentou nenhuma chave de acesso.',
  },
};

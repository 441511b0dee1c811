import type { RecoveryWords } from '../late/auth/recovery-words.ts';

export const words: RecoveryWords = {
  recovery: {
    lostAll: 'Já não tem e-mail nem telefone?',
    title: 'Recuperar o acesso',
    lead: 'Para quando já não tem palavra-passe, e-mail, telefone ou autenticador. Dois operadores comparam o seu documento com o verificado.',
    account: 'Conta',
    accountHint: 'Nome da conta, e-mail ou telefone da conta',
    lost: 'O que perdeu?',
    password: 'Palavra-passe de acesso',
    email: 'E-mail',
    phone: 'Telefone',
    authenticator: 'Autenticador',
    lostMissing: 'Escolha pelo menos um',
    contact: 'O seu novo contacto',
    document: 'O seu documento',
    send: 'Enviar pedido',
    sentTitle: 'Pedido recebido',
    sentText:
      'Se os documentos corresponderem à conta, escreveremos para o novo contacto. O titular é também avisado em todos os contactos antigos e pode parar o pedido.',
    hold: 'Depois, todos os dispositivos são desligados e os levantamentos ficam retidos 72 horas.',
  },
};

import type { support as original } from '../vi/support.ts';
import type { Like } from '../words.ts';

export const support: Like<typeof original> = {
  title: 'Apoio ao cliente',
  heroTitle: 'Como podemos ajudar?',
  heroText: 'Escreva-nos, com imagens se for útil. A resposta aparece aqui, na aplicação.',
  write: 'Escrever mensagem',
  open: 'Abrir o apoio ao cliente',
  conversation: 'Conversa com a nossa equipa',
  begin: 'Descreva o que aconteceu',
  beginText:
    'Um número de ordem ou uma captura de ecrã ajuda a responder mais depressa. Nunca envie palavras-passe nem códigos de verificação.',
  hours:
    'A nossa equipa responde quando está alguém; não prometemos horários fixos. A sua mensagem fica guardada e a resposta espera por si aqui.',
  helpText: 'Artigos curtos com os números atuais',
  questions: 'Perguntas frequentes',
  operator: 'A nossa equipa',
  you: 'Eu',
  picture: 'Imagem',
  pictures: 'Imagens a enviar',
  addPictures: 'Juntar imagens',
  noPictures: 'Retirar imagens',
  message: 'Mensagem',
  placeholder: 'Escreva uma mensagem…',
  send: 'Enviar',
  sending: 'A enviar',
  unsent: 'Não enviada; vamos tentar de novo',
  discard: 'Apagar',
  older: 'Ver mensagens mais antigas',
};

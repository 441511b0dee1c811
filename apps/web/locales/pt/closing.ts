import type { closing as original } from '../vi/closing.ts';
import type { Like } from '../words.ts';

export const closing: Like<typeof original> = {
  title: 'Encerrar conta',
  text: 'Duas pessoas do nosso lado verificam o pedido. Depois tudo o que é seu é pago, mesmo abaixo do mínimo, e a conta é encerrada. Ainda poderá entrar para a consultar e escrever ao apoio ao cliente.',
  first: 'Termine primeiro',
  total: 'Tudo o que é seu aos preços atuais',
  noPrice: 'Falta agora o preço de uma moeda. O montante aparece quando voltar.',
  bonus: 'Bónus bloqueado perdido',
  newWaits: 'Se o destino for novo, o pagamento é feito no mínimo 24 horas após o pedido.',
  ask: 'Pedir o encerramento',
  confirmText: 'O bónus bloqueado perde-se e a conta deixa de poder negociar. Pode retirar o pedido até ser executado.',
  asked: 'Encerramento pedido em {time}. Tudo é pago a {to}.',
  takeBack: 'Retirar o pedido',
  takenBack: 'Pedido retirado',
  sent: 'Pedido enviado',
  keptTitle: 'Guardado após o encerramento',
  keptContact: 'Nome, contacto, acesso',
  keptPapers: 'Documentos, cartões, mensagens',
  keptLedger: 'Livro contabilístico e ordens, sem o seu nome',
  keptForGood: 'Para sempre',
  dataTitle: 'Os seus dados',
  dataText:
    'Uma cópia de tudo o que guardamos sobre si: conta, documentos, cartões, endereços, ordens, extrato e mensagens, uma entrada por linha. Os números de documentos e cartões estão completos: guarde o ficheiro em segurança.',
  dataSave: 'Guardar uma cópia',
  dataSaved: 'Cópia guardada',
};

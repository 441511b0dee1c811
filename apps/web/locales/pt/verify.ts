import type { verify as original } from '../vi/verify.ts';
import type { Like } from '../words.ts';

export const verify: Like<typeof original> = {
  title: 'Verifique por si',
  text: 'Largue aqui um pacote, um recibo com os seus preços ou dois pontos de controlo do registo. Tudo é recalculado neste dispositivo e nada é enviado.',
  choose: 'Escolher ficheiros',
  language: 'Idioma',
  isRight: 'Certo: cada passo confere',
  isFalse: 'Falso: um passo difere',
  isUnknown: 'Por decidir: nada difere, mas falta algo',
  stated: 'Indicado {stated}, recalculado: {found}',
  missing: 'O que existe não chega para saber',
  keep: 'Guarde esta página e funciona também sem rede.',
  whole: 'O pacote tem todas as suas linhas',
  unknownLines: 'Algumas linhas são de uma versão posterior',
  statement: 'Cada linha do extrato continua a anterior',
  booked: 'O extrato regista o que o recibo diz',
  signature: 'O ponto de controlo está assinado pela chave',
  oneHistory: 'Os dois pontos de controlo são de uma só história',
  included: 'A entrada está no registo',
  inBatch: 'O recibo está no seu lote do registo',
  logged: 'O lote está no registo',
  counted: 'O saldo faz parte do total publicado',
  readable: 'Os ficheiros podem ser lidos',
  liquidation: 'O preço de liquidação resulta da margem e das taxas',
  returned: 'O que voltou resulta dos dois preços',
};

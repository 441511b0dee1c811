import type { wallets as original } from '../vi/wallets.ts';
import type { Like } from '../words.ts';

export const wallets: Like<typeof original> = {
  title: 'Endereços de carteira',
  add: 'Adicionar endereço',
  none: 'Ainda não há carteiras guardadas',
  noneText: 'Guarde uma vez um endereço com a sua imagem QR; depois, basta escolhê-lo ao levantar.',
  announced: 'Avisamos por e-mail ou SMS sempre que é adicionada uma carteira.',
  since: 'Guardado em {date}',
  usableFrom: 'Utilizável a partir de {time}',
  newWaits:
    'Pode levantar para carteiras e cartões novos 24 horas depois de os guardar, para que nenhum intruso leve o seu dinheiro.',
  showCode: 'Ver a imagem QR',
  code: 'Imagem QR guardada',
  delete: 'Eliminar carteira',
  deleteText: '{address} é retirado da sua lista. Os levantamentos já enviados não mudam.',
  deleted: 'Carteira eliminada',
  savedOnly: 'Só carteiras e cartões guardados',
  savedOnlyText: 'Ativa-se de imediato, desativa-se após 24 horas.',
  onText:
    'A partir de agora, os levantamentos vão só para carteiras e cartões bancários guardados. Os adicionados depois podem ser usados ao fim de 24 horas, e desativar esta regra também demora 24 horas.',
  onTextNone:
    'Ainda não há carteiras guardadas. As carteiras e os cartões adicionados a partir de agora podem ser usados ao fim de 24 horas; até lá, nada pode seguir para uma carteira.',
  offText: 'A regra continua em vigor mais 24 horas.',
  turnOn: 'Ativar',
  turnOff: 'Desativar em 24 h',
  endsAt: 'A regra termina em {time}. Ative-a de novo para a manter.',
  chain: 'Rede',
  picture: 'Imagem QR da carteira',
  pictureHint: 'O endereço é lido dela neste dispositivo.',
  reading: 'A ler o código…',
  noCode: 'Nenhum código QR encontrado. Escreva o endereço; a imagem fica guardada na mesma.',
  pictureMissing: 'Escolha a imagem QR',
  pictureWaiting: 'A imagem ainda está a ser carregada',
  address: 'Endereço da carteira',
  addressHint: '34 caracteres, começa por T',
  addressInvalid: 'Um carácter deste endereço está errado ou em falta. Compare-o com a sua carteira.',
  chainText: 'Guarde apenas endereços {chain}. O dinheiro enviado por outra rede perde-se.',
  save: 'Guardar carteira',
  saved: 'Carteira guardada',
};

import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: 'Palavra-passe de levantamento',
  setTitle: 'Definir a palavra-passe de levantamento',
  changeTitle: 'Alterar a palavra-passe de levantamento',
  lead: 'Só para levantamentos: quem souber a sua palavra-passe de acesso continua sem poder levar o seu dinheiro.',
  way: 'Como provar a sua identidade',
  byOld: 'Palavra-passe antiga',
  byCode: 'Esqueci-me dela',
  old: 'Palavra-passe de levantamento atual',
  new: 'Nova palavra-passe de levantamento',
  codeTo: 'O código é enviado para {address}',
  hold: 'Após a alteração, os levantamentos ficam suspensos durante 24 horas.',
  holdFirst: 'Se a definir mais de 30 minutos após o registo, os levantamentos ficam suspensos durante 24 horas.',
  holdByCode:
    'Depois disto, os levantamentos ficam suspensos durante 24 horas e todos os dispositivos, incluindo este, têm de iniciar sessão de novo.',
  set: 'Definir palavra-passe',
  change: 'Alterar palavra-passe',
  saved: 'Palavra-passe de levantamento definida',
  changed: 'Alterada. Levantamentos possíveis a partir de {time}',
  noAddress: 'A conta não tem e-mail nem telefone',
  noAddressText:
    'Não há para onde enviar um código. O apoio ao cliente pode ajudar depois de confirmar a sua identidade.',
  service: 'Contactar o apoio ao cliente',
  isSet: 'Definida',
  notSet: 'Não definida',
};

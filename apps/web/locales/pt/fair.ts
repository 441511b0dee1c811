import type { fair as original } from '../vi/fair.ts';
import type { Like } from '../words.ts';

export const fair: Like<typeof original> = {
  recompute: 'Recalcular este resultado',
  again: 'Recalcular outra vez',
  sealed: 'Recalculado no seu dispositivo: {ok} de {all}',
  sealing: 'A recalcular no seu dispositivo',
  adds: 'Todos os passos batem certo',
  differs: 'Um passo não bate certo',
  differsText: 'Envie este ecrã e o número da ordem ao apoio ao cliente.',
  gone: 'Estes preços ultrapassaram o prazo de conservação e já não podem ser obtidos. O recibo continua a indicar os usados.',
  stated: 'O recibo diz {stated}, recalculado: {found}',
  bundle: 'Guarde as suas provas',
  bundleText:
    'Um ficheiro com todos os seus recibos, o extrato e os preços em que assentam. Qualquer pessoa o pode verificar sem nós, mesmo sem rede.',
  bundleSave: 'Guardar o ficheiro',
  bundleCheck: 'Abrir a página de verificação',
};

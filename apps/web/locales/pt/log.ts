import type { LogWords } from '../late/log-words.ts';

export const words: LogWords = {
  log: {
    title: 'O registo público',
    text: 'Cada resultado é escrito num registo ao qual só se acrescenta. O seu dispositivo lembra-se do que viu e verifica que o registo continua a partir daí; testemunhas independentes confirmam que todos veem o mesmo.',
    holds: 'No registo',
    lacks: 'O registo público não contém este recibo',
    witnessed: 'Testemunhas: {count}/{all}, última {age}',
    unwitnessed: 'Nenhuma testemunha confirmou este estado',
    stamped: 'Carimbo de tempo de outro servidor: {date}',
    contradicts: 'O registo público contradiz o que este dispositivo viu',
    first: 'Memorizado neste dispositivo a partir de agora. Entradas: {entries}',
    grown: 'Continua a partir do que foi visto em {date}. Entradas agora: {entries}',
    another: 'O novo registo indica o que este dispositivo conhecia. Entradas: {entries}',
    unproven: 'De momento não é possível verificar o registo neste dispositivo',
    unsigned: 'O que é mostrado não está assinado pela chave que este dispositivo conhece',
    shrunk: 'O registo é mais curto do que este dispositivo viu. Entradas restantes: {entries}',
    forked: 'O registo não continua a partir do estado assinado que este dispositivo viu',
    unnamed: 'Outro registo tomou o seu lugar sem indicar por completo o que este dispositivo conhecia',
    evidenceText:
      'Ambos os estados assinados estão guardados neste dispositivo. Guarde o ficheiro: qualquer pessoa o pode verificar sem nós.',
    save: 'Guardar a prova',
    acks: 'Confirmações guardadas neste dispositivo: {count}, todas no registo',
    acksWaiting: 'Confirmações guardadas neste dispositivo: {count}, à espera do registo: {waiting}',
    acksMissing: 'Confirmações que não estão no registo: {count}',
    acksUntrue: 'Confirmações cuja assinatura ou resultado não coincide: {count}',
    acksText: 'Guarde o ficheiro: qualquer pessoa o pode verificar sem nós.',
    acksSave: 'Guardar todas as confirmações',
    late: 'O servidor recebeu a ordem {time} depois de este dispositivo a enviar',
    began: 'Um novo registo começou em {date}.',
    restored:
      'Foram repostos dados de uma cópia mais antiga, por isso o registo anterior terminou. Os recibos que guardou continuam verificáveis.',
    behind:
      'Os dados terminavam antes do que fora assinado, por isso o registo anterior terminou. Os recibos que guardou continuam verificáveis.',
    differs:
      'Os dados diferiam do que fora assinado, por isso o registo anterior terminou. Os recibos que guardou continuam verificáveis.',
    keys: 'As chaves do registo e das testemunhas vêm deste servidor. Só provam algo quando comparadas com outra fonte, como a página da própria testemunha.',
  },
};

import type { LiabilitiesWords } from '../late/liabilities-words.ts';

export const words: LiabilitiesWords = {
  liabilities: {
    title: 'Todo o seu saldo está incluído?',
    text: 'Duas vezes por dia, uma delas num momento aleatório, publicamos o total do que pertence aos clientes. O seu dispositivo recalcula se todo o saldo do seu extrato faz parte dele.',
    check: 'Verificar o meu saldo',
    counted: 'A totalidade dos seus {amount} faz parte do total publicado',
    alarm: 'Os seus {amount} não estão corretamente incluídos no total publicado',
    unknown:
      'Ainda não é possível concluir nada sobre os seus {amount}: não foi possível ler o extrato até esse momento, ou o total ainda não está no registo público. Tente novamente daqui a alguns minutos.',
    notInTotal: 'O que está incluído não conduz ao total publicado com o nome com que inicia sessão.',
    notWhole: 'O total inclui apenas {counted}, mas o seu extrato indica {owned}.',
    otherSalt: 'O seu código secreto não é o que recebeu da primeira vez.',
    notLogged: 'O registo público indica outro total.',
    save: 'Guardar a prova',
    saveText:
      'Com este ficheiro qualquer pessoa pode ver, sem nós, o que não corresponde. Guarde-o e envie-o ao apoio ao cliente.',
    name: 'Nome da conta',
    nameHint:
      'O que usa para iniciar sessão; um número de telefone com o indicativo, por exemplo +84901234567. Não é enviado para lado nenhum.',
    owed: 'Total publicado {total}',
    nothing: 'No último total, o seu extrato não tinha saldo.',
    takenAt: 'Calculado em {time}',
    beside: 'Além do dinheiro dos clientes, os livros da Candor tinham nesse momento',
    house: 'Reservas e comissões',
    insurance: 'Fundo de seguro',
    pools: 'Fundos de rendimento',
    reserves: 'Nesse momento, os endereços cujas chaves provámos ter guardavam {amount} na cadeia TRON',
    reservesUnread: 'Endereços cujas chaves provámos ter; não foi possível ler o saldo na cadeia TRON',
    reservesText:
      'Cada um está assinado com a sua chave: «{message}». O que devemos noutras moedas, ou a outros que não clientes, não é mostrado.',
    solvency:
      'É uma prova de passivos, não de solvência: mostra o que devemos aos clientes, e nada prova ainda que temos o mesmo valor.',
  },
};

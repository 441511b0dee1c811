import type { PractiseWords } from '../late/practise-words.ts';

export const words: PractiseWords = {
  practise: {
    lead: 'Meia hora do passado, sem a data',
    leadText:
      'Reproduz preços do registo de preços público no boletim dos contratos rápidos e compara o seu resultado com o equilíbrio.',
    notMoney: 'Pontos de treino, não dinheiro',
    hidden: 'Oculto até ao fim',
    hiddenText:
      'A data, a hora e o nível real dos preços. O primeiro preço é escrito como 100: só se vê quanto os preços se movem.',
    rules: 'As regras das ordens reais',
    rulesText:
      'Preço de entrada, preço de saída, empate, anulação e taxa de ganho são os das ordens reais. Começa com {purse} pontos. Nenhuma ordem é enviada e o seu saldo não muda.',
    start: 'Começar',
    again: 'Outra ronda',
    last: 'Última ronda: ganhas {wins}, perdidas {losses}, {result} pontos',
    loading: 'A obter e a verificar preços…',
    tooShort: 'O registo de preços ainda é demasiado curto',
    tooShortText:
      '{pair}: por enquanto há {known} de preços sem interrupção, são precisos pelo menos {least}. Volte daqui a alguns minutos.',
    broken: 'Os preços não coincidem com o hash',
    brokenText: 'O seu dispositivo calculou outro hash, por isso estes preços não são usados.',
    partial: 'O registo de preços não chega a meia hora: este trecho dura {length}.',
    points: 'pontos',
    stake: 'Aposta em pontos',
    stakeRange: 'Aposta de {min} a {max}',
    short: 'Pontos insuficientes.',
    odds: 'Equilíbrio com {breakEven} de acertos, como no boletim real.',
    tooLate: 'O que resta é demasiado curto para esta duração.',
    chart: 'Gráfico de treino {pair}, o primeiro preço é 100',
    play: 'Continuar',
    pause: 'Pausa',
    speed: 'Velocidade',
    left: 'Restam',
    finish: 'Terminar',
    orders: 'Ordens de treino',
    result: 'Resultado desta ronda',
    undecided: 'Nenhuma ordem ganha ou perdida.',
    nonePlaced: 'Não colocou nenhuma ordem nesta ronda.',
    kept: 'Só se guarda o resultado desta ronda, e só neste dispositivo.',
    where: 'Quando foi',
    from: 'De',
    to: 'Até',
    checked: 'Preços #{first} a #{last}: recalculados pelo seu dispositivo, o hash coincide.',
    record: 'Abrir o registo de preços público para comparar',
  },
};

import type { RefusalWords } from './index.ts';

export const pt: RefusalWords = {
  'transfer-not-found': 'Não chegou nenhuma transferência com esta referência',
  'amount-differs': 'O montante que chegou não é o do aviso',
  'payer-differs': 'O dinheiro veio de uma conta em nome de outra pessoa',
  'screenshot-unreadable': 'A captura de ecrã não se consegue ler ou mostra outra transferência',
  'already-credited': 'Esta transferência já foi creditada',
  'address-unusable': 'O endereço não pode receber esta moeda nesta rede',
  'identity-needed': 'Primeiro é preciso concluir a verificação',
  'account-checked': 'Primeiro é preciso verificar a conta; o apoio ao cliente dirá o que falta',
  'stopped-as-asked': 'O levantamento foi parado, como pedido',
  'card-holder-differs': 'O cartão não está no nome verificado',
  'card-number-wrong': 'O número do cartão ou o banco não está certo',
  'card-not-paid': 'O banco não aceita pagamentos para este cartão',
  'photo-unreadable':
    'Uma fotografia está desfocada, demasiado escura ou cortada; todos os cantos e todo o texto têm de ser legíveis',
  'document-expired': 'O documento caducou',
  'name-differs': 'O nome é diferente do que está no documento',
  'number-differs': 'O número é diferente do que está no documento',
  'face-not-shown': 'A fotografia tem de mostrar o rosto e o documento na mão',
  'document-of-another': 'O documento pertence a outra pessoa ou é usado por outra conta',
  'document-not-accepted':
    'Este tipo de documento não é aceite; servem o cartão de cidadão, o passaporte ou a carta de condução',
};

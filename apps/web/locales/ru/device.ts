import type { device as original } from '../vi/device.ts';
import type { Like } from '../words.ts';

export const device: Like<typeof original> = {
  title: 'Уведомления',
  push: 'Push-уведомления',
  pushText: 'На этом устройстве, даже когда приложение закрыто',
  orders: 'Ордера',
  ordersText: 'Результаты, ликвидации, стопы, исполнения',
  money: 'Деньги',
  moneyText: 'Пополнения и выводы',
  support: 'Поддержка',
  supportText: 'Когда есть ответ',
  unsupported: 'Этот браузер не может получать уведомления.',
  homeScreen: 'Сначала добавьте Candor на экран «Домой»: нажмите «Поделиться», затем «На экран „Домой“».',
  denied: 'Уведомления заблокированы. Разрешите их в настройках браузера.',
  failed: 'Не удалось включить уведомления',
  install: 'Установить приложение',
  installText: 'Открывается с экрана «Домой» в отдельном окне',
  newVersion: 'Доступна новая версия',
  offlineSince: 'Нет сети. Цены и балансы на {time}',
  staleSince: 'Переподключение. Цены и балансы на {time}',
  late: 'Обновления запаздывают. Ордера исполняются.',
};

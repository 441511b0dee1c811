// Shows alerts while no page of the console is open, and opens the one that is pressed.
self.addEventListener('push', (event) => {
  const { title, text, page, tag } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { page } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { page } = event.notification.data ?? {};
  const hash = typeof page === 'string' && page.startsWith('#/') ? page : '#/alerts';
  event.waitUntil(self.clients.openWindow(`/console/${hash}`));
});

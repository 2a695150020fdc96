// The worker of notifications, which browsers of phones want. It keeps nothing and fetches nothing:
// a press on a notification goes to the page that showed it, or opens that page's address.
addEventListener('notificationclick', event => {
  const { notification } = event, { data } = notification
  notification.close()
  event.waitUntil((async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    const best = pages.find(({ url }) => url == data.url) ?? pages[0]
    if (!best) return clients.openWindow(data.url)
    for (const page of pages) page.postMessage(data)
    await best.focus()
  })())
})
addEventListener('install', () => skipWaiting())

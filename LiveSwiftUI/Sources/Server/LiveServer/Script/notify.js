// The script of notifications: a module that only pages load whose app asks for them. data-nt has a
// list of requests as requests.js says.
const attribute = 'data-nt'

// By this name a worker, which all pages share, finds the page of a notification.
const page = crypto.randomUUID?.() ?? String(Math.random())
const shown = new Map()
// The server's own addresses, wherever a proxy puts the site.
const scope = new URL('.', import.meta.url).href

const permission = () => window.Notification?.permission ?? 'denied'

// Browsers ask their person only after a press.
function ask(number) {
  if (permission() != 'default') return answer(number, permission())
  const now = async () => answer(number, await Notification.requestPermission())
  if (navigator.userActivation?.isActive ?? true) now()
  else addEventListener('click', now, { once: true, capture: true })
}

// The worker, once it is active.
async function registration() {
  const made = await navigator.serviceWorker.register(
    new URL('worker.js', import.meta.url), { scope })
  const next = made.installing ?? made.waiting
  if (!made.active) await new Promise(done =>
    next.addEventListener('statechange', () => made.active && done()))
  return made
}

async function show(number, tag, title, body, isSilent) {
  const icon = document.querySelector('link[rel=icon]')?.href
  const data = { page, number, url: location.href }
  const options = { body, tag, icon, data, silent: !!isSilent }
  try {
    const note = new Notification(title, options)
    note.onclick = () => {
      focus()
      note.close()
      report('c ' + number)
    }
    shown.set(tag, note)
  } catch {
    // Browsers of phones show those of a worker only.
    await (await registration()).showNotification(title, options)
  }
  answer(number)
}

async function remove(number, tag) {
  shown.get(tag)?.close()
  shown.delete(tag)
  const worker = await navigator.serviceWorker?.getRegistration(scope)
  for (const note of await worker?.getNotifications({ tag }) ?? []) note.close()
  answer(number)
}

async function badge(number, count) {
  await (+count ? navigator.setAppBadge?.(+count) : navigator.clearAppBadge?.())
  answer(number)
}

const work = {
  __proto__: null, p: number => answer(number, permission()), a: ask, s: show, r: remove, b: badge }

follow((number, letter, ...rest) =>
  // A browser that refuses is as one that has nothing to say.
  Promise.resolve(work[letter]?.(number, ...rest)).catch(error => {
    console.warn(error)
    answer(number, 'e')
  }))

navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  if (data.page == page) report('c ' + data.number)
})
navigator.serviceWorker?.startMessages()

// The script of files, drags and pastes: a module that only pages load with such elements. Files
// go to the server in pieces over HTTP, under a ticket that is made up here for each choice.
const root = document.getElementById('root')
const tell = (el, ...event) =>
  el.dispatchEvent(new CustomEvent('z', { bubbles: true, detail: event }))
const PIECE = 512 * 1024
const ticketFor = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(36)).join('')

// Sends a piece, again where the line or the server was lost or busy for a moment: the server
// knows what it has. Gives the status of the answer, 0 without one.
async function put(url, body) {
  for (let wait = 250; ; wait *= 2) {
    const status = await fetch(url, { method: 'POST', body }).then(it => it.status, () => 0)
    if (wait > 8000 || ![0, 408, 429, 502, 503, 504].includes(status)) return status
    await new Promise(done => setTimeout(done, wait))
  }
}

// Sends files one after the other. Gives the ticket; throws the status of a refusal.
async function send(files, path, { max, many }) {
  const ticket = ticketFor(), list = [...files].slice(0, many || 1)
  if (list.some(file => file.size > max)) throw Object.assign(Error('size'), { code: 413, ticket })
  for (const [index, file] of list.entries()) {
    let at = 0
    do {
      // The kind of the file is at the end of its name, which may be longer than an address.
      const query = new URLSearchParams({ f: index, at, of: file.size, n: file.name.slice(-99) })
      const code = await put(`${path}/${ticket}?${query}`, file.slice(at, at + PIECE))
      if (code != 204) throw Object.assign(Error('refused'), { code, ticket })
      at += PIECE
    } while (at < file.size)
  }
  return ticket
}

// A choice of files. Browsers open their dialog only soon after a press; later a button does.
function choose(el) {
  const { fi, accept, many, max } = el.dataset
  const field = Object.assign(document.createElement('input'), {
    type: 'file', accept, multiple: !!many, hidden: true })
  document.body.append(field)
  let dialog
  const end = (...event) => {
    field.remove()
    dialog?.remove()
    if (el.isConnected) tell(el, 'a', ...event)
  }
  el.left = () => end()
  field.addEventListener('cancel', () => end('x'))
  field.addEventListener('change', async () => {
    dialog?.remove()
    el.left = null
    try {
      end('d ' + await send(field.files, fi, { max: +max, many: +many }))
    } catch ({ code = 0, ticket = '' }) {
      end(`e ${code} ${ticket}`)
    }
  })
  if (navigator.userActivation?.isActive ?? true) return field.click()
  dialog = document.createElement('dialog')
  dialog.className = 'dlg alert'
  const buttons = document.createElement('div')
  buttons.className = 'dlg-b'
  for (const [title, work] of [[el.dataset.choose, () => field.click()],
    [el.dataset.cancel, () => end('x')]]) {
    const button = document.createElement('button')
    button.className = 'b'
    button.textContent = title
    button.onclick = work
    buttons.append(button)
  }
  dialog.append(buttons)
  dialog.oncancel = () => end('x')
  document.body.append(dialog)
  dialog.showModal()
}

// Files for the person, saved by the browser one after the other.
async function save(el) {
  for (const href of el.dataset.fx.split(' ')) {
    const link = Object.assign(document.createElement('a'), { href, download: '' })
    document.body.append(link)
    link.click()
    link.remove()
    await new Promise(done => setTimeout(done, 300))
  }
  if (el.isConnected) tell(el, 'a', 'd')
}

const opened = new WeakSet()
function open(el) {
  if (opened.has(el)) return
  opened.add(el)
  el.hasAttribute('data-fi') ? choose(el) : save(el)
}

const having = (top, selector) => [top, ...top.querySelectorAll(selector)]
  .filter(el => el.matches(selector))
new MutationObserver(changes => {
  for (const { type, target, addedNodes, removedNodes } of changes) {
    if (type == 'attributes') {
      if (target.dataset.sf) share(target)
      else if (target.hasAttribute('data-fx')) open(target)
    }
    for (const node of addedNodes)
      if (node.nodeType == 1) having(node, '[data-fi],[data-fx]').forEach(open)
    for (const node of removedNodes) if (node.nodeType == 1)
      having(node, '[data-fi]').forEach(el => el.isConnected || el.left?.())
  }
}).observe(root, {
  childList: true, subtree: true, attributes: true, attributeFilter: ['data-sf', 'data-fx'] })
having(root, '[data-fi],[data-fx]').forEach(open)

// Shared items that are files: made at a press, then fetched and given to the browser's dialog, or
// saved where it takes no files.
root.addEventListener('click', event => {
  const el = event.target.closest('[data-si]')
  if (el) tell(el, 'a', 's')
})

async function share(el) {
  const rows = JSON.parse(el.dataset.sf), what = JSON.parse(el.dataset.si)
  try {
    const files = await Promise.all(rows.map(async ([href, name, type]) => {
      const answer = await fetch(href)
      if (!answer.ok) throw Error(name)
      return new File([await answer.blob()], name, { type })
    }))
    if (navigator.canShare?.({ files })) return await navigator.share({ ...what, files })
  } catch (error) {
    // The person thought better of it, or the press was too long ago for the browser.
    if (error.name != 'NotAllowedError') return
  }
  for (const [href] of rows) {
    const link = Object.assign(document.createElement('a'), { href, download: '' })
    document.body.append(link)
    link.click()
    link.remove()
  }
}

// Pasting: by a button, and by the keyboard outside of fields.
const limit = 7900
root.addEventListener('click', async event => {
  const el = event.target.closest('[data-pb]')
  if (!el) return
  try {
    const text = await navigator.clipboard.readText()
    if (text) tell(el, 'a', 'p ' + text.slice(0, limit))
  } catch (error) {
    console.warn(error)
  }
})
addEventListener('paste', event => {
  const { target, clipboardData } = event
  const el = target.closest?.('[data-pa]')
  if (!el || target.matches('input,textarea,select')) return
  const text = clipboardData.getData('text/plain')
  if (!text) return
  event.preventDefault()
  tell(el, 'a', 'p ' + text.slice(0, limit))
})

// Drags. The items stay on the server, which gets to know over which element they are; the types
// decide here whether an element takes them, because a browser wants to know at once.
let source = null, target = null, reported = 0, springing = null, spring
const texts = 'utf8-plain-text plain-text text data item content'
const addresses = texts + ' url'

root.addEventListener('dragstart', event => {
  const el = event.target.closest?.('[data-dg]')
  if (!el) return
  source = el
  event.stopPropagation()
  event.dataTransfer.effectAllowed = 'copyMove'
  event.dataTransfer.setData('application/x-view', '1')
  const image = el.parentElement.querySelector(':scope>.drag-p')
  if (image) event.dataTransfer.setDragImage(image, 16, 16)
  tell(el, 'a', 's')
})

addEventListener('dragend', () => {
  over(null)
  if (source?.isConnected) tell(source, 'a', 'e')
  source = null
})

function offered({ dataTransfer: { types } }) {
  if (source) return source.dataset.dg
  if (types.includes('Files')) return 'f'
  if (types.includes('text/uri-list')) return addresses
  return types.includes('text/plain') ? texts : ''
}

function taker(event) {
  const names = offered(event), list = names.split(' ')
  let el = names && event.target.closest?.('[data-dp]')
  while (el) {
    if (names == 'f' ? el.hasAttribute('data-df')
      : names == '*' || el.dataset.dp.split(' ').some(name => list.includes(name))) return el
    el = el.parentElement?.closest('[data-dp]')
  }
  return null
}

function report(el, kind, { clientX = 0, clientY = 0 } = {}, rest) {
  const { left, top, width, height } = el.getBoundingClientRect()
  const lengths = [clientX - left, clientY - top, width, height].map(each => each.toFixed(1))
  tell(el, 'j', [kind, ...lengths].join(' ') + (rest ? ' ' + rest : ''))
}

function over(el, event) {
  if (el == target) return
  if (target?.isConnected) report(target, 'x', event)
  target = el
  if (el) report(el, 'n', event)
}

function resting(el) {
  if (el == springing) return
  clearTimeout(spring)
  springing = el
  if (el) spring = setTimeout(() => el.click(), 700)
}

root.addEventListener('dragover', event => {
  const el = taker(event), now = performance.now()
  resting(event.target.closest?.('[data-sl]'))
  over(el, event)
  if (!el) return
  event.preventDefault()
  event.dataTransfer.dropEffect = source ? 'move' : 'copy'
  if (!el.hasAttribute('data-dm') || now - reported < 100) return
  reported = now
  report(el, 'm', event)
})

addEventListener('dragleave', event => {
  if (event.relatedTarget) return
  resting(null)
  over(null, event)
})

root.addEventListener('drop', async event => {
  const el = taker(event), { clientX, clientY, dataTransfer } = event
  resting(null)
  if (!el) return
  event.preventDefault()
  const at = { clientX, clientY }, names = offered(event)
  if (el != target) over(el, at)
  target = null
  if (source) return report(el, 'd', at)
  if (names != 'f') {
    const isAddress = el.dataset.dp.split(' ').includes('url') && names == addresses
    const text = isAddress
      ? dataTransfer.getData('text/uri-list').split(/\r?\n/).find(line => line[0] != '#')
      : dataTransfer.getData('text/plain')
    return text ? report(el, isAddress ? 'u' : 't', at, text.slice(0, limit)) : report(el, 'x', at)
  }
  const { df, max, many } = el.dataset
  try {
    const ticket = await send(dataTransfer.files, df, { max: +max, many: +many })
    if (el.isConnected) report(el, 'f', at, ticket)
  } catch (error) {
    console.warn(error)
    if (el.isConnected) report(el, 'x', at)
  }
})

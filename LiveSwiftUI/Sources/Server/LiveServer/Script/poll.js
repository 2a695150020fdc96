// The line of a page where the network lets no WebSocket through: the same frames in requests. The
// server puts this script before live.js once push.js has found that out.
const address = new URL('poll', document.currentScript.src), Native = self.WebSocket
// The worker that live.js else has for its sockets would open real ones.
delete self.BroadcastChannel

async function request(query, body) {
  const answer = await fetch(address + query, { method: 'POST', body })
  const text = await answer.text()
  if (answer.ok) return text
  throw Object.assign(Error(answer.status), { closing: answer.status == 410 && text })
}

self.WebSocket = class {
  static polls = true
  readyState = 0
  #name
  #unsent = []
  #sending

  constructor() {
    this.#run().catch(error => this.#closed(error.closing))
  }

  async #run() {
    this.#name = '?l=' + (await request('')).split('\n')[0]
    if (this.readyState) return this.#end()
    this.readyState = 1
    this.onopen?.()
    while (this.readyState == 1)
      for (const data of (await request(this.#name)).split('\n')) this.onmessage?.({ data })
  }

  send(text) {
    this.#unsent.push(text)
    this.#sending ||= this.#flush().catch(() => this.#closed())
  }

  // One request at a time, so that frames stay in order. All of a turn go together.
  async #flush() {
    await null
    while (this.#unsent[0]) await request(this.#name, this.#unsent.splice(0).join('\n'))
    this.#sending = null
  }

  close() {
    if (this.readyState == 1) this.#end()
    this.#closed()
  }

  #end() {
    navigator.sendBeacon(address + this.#name + '&end')
  }

  #closed(closing) {
    if (this.readyState > 2) return
    this.readyState = 3
    const [code, ...reason] = (closing || '1006').split(' ')
    this.onclose?.({ code: +code, reason: reason.join(' ') })
  }
}

// Where a WebSocket opens after all, the next page has one.
const trial = new Native(new URL('socket', address).href.replace('http', 'ws'))
trial.onopen = () => {
  trial.close()
  document.cookie = `tapas_poll=; path=${new URL('..', address).pathname}; max-age=0`
}

// A list of requests to the module that this part is joined to. An attribute of an element that
// nobody sees has it: its name, then for each request its number, a letter and arguments. Each is
// done once and answered under its number.
const root = document.getElementById('root')
const element = () => root.querySelector(`[${attribute}]`)
const report = text => element()?.dispatchEvent(
  new CustomEvent('z', { bubbles: true, detail: ['a', text] }))
const answer = (number, text = '') => report(`a ${number} ${text}`)

// Calls `act` with each new request, and `forget` before those of another list.
function follow(act, forget = () => {}) {
  let list, last = 0
  const take = () => {
    const el = element()
    if (!el) return
    const [[name], ...requests] = JSON.parse(el.getAttribute(attribute))
    if (name != list) {
      last = 0
      forget()
    }
    list = name
    for (const request of requests) {
      if (+request[0] <= last) continue
      last = +request[0]
      act(...request)
    }
  }
  new MutationObserver(take).observe(root, {
    childList: true, subtree: true, attributes: true, attributeFilter: [attribute] })
  take()
}

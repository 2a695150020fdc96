// Keys: told to the innermost view around the focus that wants this one. Those that type stay with
// a field, and those that press or choose with their control.
let keyed = 0

function keyPressed(event) {
  const { key, target, type } = event
  if (event.isComposing || event.keyCode == 229 || !target.closest) return
  const phase = type == 'keyup' ? 4 : event.repeat ? 2 : 1
  const name = key == ' ' ? 'space' : key.toLowerCase()
  const wish = el => el.dataset.kp.split(' ').find(each =>
    each[0] & phase && (!each[1] || each.slice(1) == name))
  let el = target.closest('[data-kp]')
  while (el && !wish(el)) el = el.parentElement?.closest('[data-kp]')
  const moves = /^(arrow|page|home|end|space)/.test(name)
  if (!el || (moves && target.matches('select,[role=radio],[role^=menuitem],[type=range]'))) return
  if (target.matches('a,button,[data-menu]') && /^(enter|space)$/.test(name)) return
  const held = event.ctrlKey || event.metaKey || event.altKey
  const types = target.matches('input,textarea') && (key.length == 1 || event.shiftKey || moves
    && !wish(el)[1])
  if (phase < 4 && !held && !types && name != 'tab' && (moves || wish(el)[1])) {
    event.preventDefault()
    event.stopPropagation()
  }
  if (phase == 2 && performance.now() - keyed < 50) return
  keyed = performance.now()
  const modifiers = 'CapsLock Shift Control Alt Meta'.split(' ').reduce((sum, each, bit) =>
    sum + (event.getModifierState(each) ? 1 << bit : 0), event.location == 3 ? 32 : 0)
  tell(el, 'y', `${phase} ${modifiers} ${key.slice(0, 16)}`)
}
for (const name of ['keydown', 'keyup']) addEventListener(name, keyPressed, { capture: true })

// Backspace before the text of a search removes the token there, or the one that has the focus.
addEventListener('keydown', ({ key, target, isComposing }) => {
  const box = target.closest?.('.search:has(.tok)')
  if (key != 'Backspace' || isComposing || !box || target.selectionEnd) return
  const token = target.closest('.tok') ?? [...box.querySelectorAll('.tok')].at(-1)
  box.querySelector('input').focus()
  token.click()
})

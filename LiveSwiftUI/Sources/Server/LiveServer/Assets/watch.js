// The developer's overlay: what stands in the way of the next build, over the page that goes on.
let shown = ''

const look = async () => {
  try {
    const text = await (await fetch(new URL('watch', import.meta.url), { cache: 'no-store' })).text()
    if (text != shown) show(JSON.parse(shown = text))
  } catch {
    // The program is being replaced.
  }
  setTimeout(look, 300)
}

const element = (tag, style, text) => {
  const made = document.createElement(tag)
  made.style.cssText = style
  if (text) made.textContent = text
  return made
}

const show = ({ title, messages }) => {
  document.getElementById('watch')?.remove()
  if (!title) return
  const box = element('section',
    'position:fixed;inset:auto 0 0;max-height:60vh;overflow:auto;z-index:99;padding:1rem;'
    + 'background:#1c1c1e;color:#fff;font:14px/1.4 ui-monospace,monospace')
  box.id = 'watch'
  box.setAttribute('role', 'alert')
  const close = element('button', 'float:right;padding:.5rem;color:#fff', 'Hide')
  close.onclick = () => box.remove()
  box.append(close, element('h2', 'color:#ff6961;margin:0 0 .5rem', title))
  for (const { place, text, link } of messages) {
    const row = element('p', 'margin:.5rem 0;white-space:pre-wrap;overflow-wrap:anywhere')
    if (place) {
      const name = element(link ? 'a' : 'span', 'color:#64d2ff;display:block', place)
      if (link) {
        name.href = link
        name.title = 'Open in the editor'
      }
      row.append(name)
    }
    row.append(text)
    box.append(row)
  }
  // Beside the page's own tree, which numbers its elements.
  document.documentElement.append(box)
}

look()

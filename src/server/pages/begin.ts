// How a page that is drawn ahead becomes the app: fetched once it is painted, and begun when somebody is there for it.

import { standsEvent } from '#contract/drawn-page.ts'

/**
 * In the page's one inline script, behind what makes it safe. Its element names the files that the page begins with.
 *
 * Begun after the first paint on a computer, and on a device that has something of ours to show. A phone that meets us for the
 * first time has the whole page already: there the files are fetched, the worker keeps the app, and what is drawn wakes
 * with the first touch. Whoever saves data pays for nothing before that. The files are begun one after the other, so that
 * the page can be scrolled in between.
 *
 * What was pressed or typed too early is pressed or typed again when the app stands.
 */
export const begin = `{
  const files = document.currentScript.dataset.files.split(' ')
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'offline', 'storage']
  const page = document.documentElement
  let isKnown = 'now' in document.currentScript.dataset || matchMedia('(hover: hover)').matches
  let isSaver = page.dataset.saver === 'on'
  try {
    if (localStorage.length) isKnown = true
    if (localStorage.getItem('bc-fe-user')) isSaver = false
  } catch {}
  let fetching
  let isHere = false
  const fetchAll = () => (fetching ??= Promise.all(files.map((href) => new Promise((onload) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, onload }))
  }))).then(() => (isHere = true)))
  const go = async () => {
    for (const sign of signs) removeEventListener(sign, go, true)
    fetchAll()
    for (const file of files.splice(0)) {
      await import(file)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const keep = async () => {
    const workers = navigator.serviceWorker
    if (!workers) return
    await workers.register('/sw.js')
    const { active } = await workers.ready
    active.postMessage({ type: 'LANGUAGE', language: page.lang })
  }
  const painted = () => {
    if (isKnown) return go()
    fetchAll()
    keep().catch(() => {})
  }
  for (const sign of signs) addEventListener(sign, go, { capture: true, passive: true })
  if (!isSaver) addEventListener('load', () => requestAnimationFrame(() => setTimeout(painted)), { once: true })
  let pressed
  const filled = new Map()
  const early = (event) => {
    const { type, target } = event
    if (type === 'input') return filled.set(target, target.type === 'checkbox' ? target.checked : target.value)
    const found = target.closest?.('button[type=button], a[href^="/"], [role=combobox]')
    // A link leads on by itself. Where the app is all here, it goes on faster, and knows more.
    const isFree = found?.matches('a:not([aria-haspopup])') && !isHere
    if (!found || isFree || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    pressed = found
    // Whatever keeps the app from standing up keeps nobody here.
    setTimeout(() => pressed === found && found.href && location.assign(found.href), 5000)
  }
  const fill = (field, wish) => {
    if (typeof wish === 'boolean') {
      field.checked = !wish
      return field.click()
    }
    // What the app last saw in the field has to be something else, or it hears of no change.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, wish)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const deeds = ['click', 'input']
  for (const sign of deeds) addEventListener(sign, early, true)
  addEventListener('${standsEvent}', () => {
    for (const sign of deeds) removeEventListener(sign, early, true)
    for (const [field, wish] of filled) if (field.isConnected) fill(field, wish)
    const due = pressed
    pressed = undefined
    if (due?.isConnected && !filled.has(due)) due.click()
  }, { once: true })
}
`

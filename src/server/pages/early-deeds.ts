// What is pressed or typed on a drawn page before its app stands: it is pressed or typed again then.

import { standsEvent } from '#contract/drawn-page.ts'

/** A part of the inline script `begin`, which knows of `isHere`: the files of the app are on the device. */
export const earlyDeeds = `  let pressed
  const filled = new Map()
  const early = (event) => {
    const { type, target } = event
    if (type === 'input') return filled.set(target, /checkbox|radio/.test(target.type) ? target.checked : target.value)
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
`

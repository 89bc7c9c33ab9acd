// What is pressed or typed on a drawn page before its app stands: it is pressed or typed again then. So it is with a part whose code
// comes later than the rest.

import { laterMark, standsEvent } from '#contract/drawn-page.ts'

/** A part of the inline script `begin`, which knows of `isHere`: the files of the app are on the device. */
export const earlyDeeds = `  let stands = false
  let pressed
  const filled = new Map()
  const isAsleep = (element) => !stands || element.closest('[${laterMark}]')
  const early = (event) => {
    const { type, target } = event
    if (!isAsleep(target)) return
    if (type === 'input') return filled.set(target, /checkbox|radio/.test(target.type) ? target.checked : target.value)
    // A form that has an address is sent there; what is written in any other may not stand in this one.
    const sender = type === 'submit' && !target.hasAttribute('action') && event.submitter
    const found = sender || (type === 'click' && target.closest('button[type=button], a[href^="/"], [role=combobox]'))
    if (!found) return
    // A link leads on by itself. Where the app is all here, it goes on faster, and knows more.
    const isFree = found.matches('a:not([aria-haspopup])') && (stands || !isHere)
    if (isFree || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
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
  for (const sign of ['click', 'input', 'submit']) addEventListener(sign, early, true)
  addEventListener('${standsEvent}', () => {
    stands = true
    const due = pressed && !isAsleep(pressed) && pressed
    if (due) pressed = undefined
    const isFilled = filled.has(due)
    for (const [field, wish] of filled) {
      if (isAsleep(field)) continue
      filled.delete(field)
      if (field.isConnected) fill(field, wish)
    }
    // Once the app has taken in what was typed. A link that was drawn anew still leads where it did.
    if (due && !isFilled) setTimeout(() => (due.isConnected ? due.click() : due.href && location.assign(due.href)))
  })
`

// Replays presses and typing from before the app has hydrated the page. The same goes for a lazy block
// whose code comes later than the rest.

import { dehydratedAttribute, hydratedEvent } from '#contract/prerendered-page.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const opening = 'a, [aria-haspopup], [role=combobox]'
/** What a press changes without any script, and the words beside it. */
const changing = 'label, input, select, textarea'

/** How long a pressed link waits for the app before the browser follows it. */
const timeout = 5000

let isHydrated = false
/** In their order; one that is pressed again out of impatience was pressed once. */
const pressed = new Set<HTMLElement>()
/** What was typed or ticked, by its field. */
const typed = new Map<Field, string | boolean>()

const isDehydrated = (element: Element) => !isHydrated || element.closest(`[${dehydratedAttribute}]`) !== null
const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** The control that the event is about; null where the browser should go on by itself. */
function controlOf(event: Event, target: Element): HTMLElement | null {
  // A form with an address is sent there by the browser, once its fields are filled in: the app says what is missing. Any
  // other would put what was typed into this page's address.
  if (event instanceof SubmitEvent) {
    const form = target as HTMLFormElement
    return form.hasAttribute('action') && form.checkValidity() ? null : event.submitter
  }
  return target.closest<HTMLElement>('button[type=button], a[href^="/"][aria-haspopup], [role=combobox]')
}

function hold(event: Event): void {
  const { target } = event
  if (!(target instanceof Element) || !isDehydrated(target)) return
  if (event.type === 'input' || event.type === 'change') {
    const field = target as Field
    typed.set(field, isChoice(field) ? field.checked : field.value)
    event.stopPropagation()
    return
  }
  const control = controlOf(event, target)
  if (control === null) {
    // The browser ticks the box. A press that reaches React makes it hydrate at once, with the box ticked already: it would
    // see no change, and nothing would be left to hold.
    if (target.closest(changing)) event.stopPropagation()
    return
  }
  if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return
  event.preventDefault()
  event.stopPropagation()
  // Of what opens something, the last counts.
  if (control.matches(opening)) [...pressed].filter((earlier) => earlier.matches(opening)).forEach(release)
  pressed.add(control)
  // Shown at once: the app may be a second away on a slow phone.
  control.setAttribute('data-pressed', '')
  if (control instanceof HTMLAnchorElement)
    setTimeout(() => pressed.has(control) && location.assign(control.href), timeout)
}

function release(control: HTMLElement): void {
  pressed.delete(control)
  control.removeAttribute('data-pressed')
}

/**
 * For a touch React hydrates the whole page at once, a tenth of a second on a slow phone in which nothing moves. Without it
 * the browser shows the press, and the page goes on in slices; the click that follows is replayed.
 */
const touches = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'focusin',
] as const

function keepFromReact(event: Event): void {
  if (!isHydrated) event.stopPropagation()
}

/** React notices a change only when the value differs from the one it rendered, and only by these events. */
function type(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isChoice(field)) return
    field.checked = !value
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

function press(control: HTMLElement): void {
  if (control.isConnected) control.click()
  else if (control instanceof HTMLAnchorElement) location.assign(control.href)
}

function replay(): void {
  isHydrated = true
  const due = [...pressed].filter((control) => !isDehydrated(control))
  due.forEach(release)
  const untouched = due.filter((control) => !typed.has(control as unknown as Field))
  for (const [field, value] of typed) {
    if (isDehydrated(field)) continue
    typed.delete(field)
    if (field.isConnected) type(field, value)
  }
  // After the app has taken in what was typed.
  setTimeout(() => untouched.forEach(press))
}

/** Must run before the page can be touched. */
export function replayEvents(): void {
  for (const name of ['click', 'input', 'change', 'submit']) addEventListener(name, hold, true)
  for (const name of touches) addEventListener(name, keepFromReact, { capture: true, passive: true })
  addEventListener(hydratedEvent, replay)
}

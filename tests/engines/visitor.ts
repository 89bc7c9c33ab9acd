// What a person does in a browser: sees, taps and types, by role and name; each waits until it can be done.

import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from './browser.ts'

const roles = {
  button: 'button, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  field: 'input, textarea, select',
  option: '[role=option]',
  checkbox: 'input[type=checkbox]',
  dialog: '[role=dialog], dialog[open]',
  image: '[role=img], img',
  text: 'p, span, strong, time, data',
}

type Role = keyof typeof roles
/** Without a name the first of its role; `in` is a selector of what it lies in. */
type Target = { role: Role; name?: string | undefined; in?: string }
type Found = { x: number; y: number; isCovered: boolean; value: string }

/** Long, because shared machines swing tenfold: what is there is found at once. */
const patience = 60_000

export type Visitor = ReturnType<typeof visitorOf>

export function visitorOf(browser: Browser, origin: string) {
  const find = ({ role, name, in: place }: Target, isTouched = false) =>
    browser.evaluate(findInPage, roles[role], name ?? null, place ?? 'html', isTouched)

  async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    const end = Date.now() + patience
    let trouble = ''
    while (Date.now() < end) {
      // While a page is being replaced nothing can be asked of it.
      const found = await look().catch((error: unknown) => ((trouble = ` (${String(error)})`), null))
      if (found) return found
      await wait(100)
    }
    throw new Error(`${what} within ${patience / 1000} s${trouble}`)
  }

  const see = (target: Target) => until(`${said(target)} is not to be seen`, () => find(target))

  /** Waits until it stands still and nothing lies over it. */
  const reachable = (target: Target) => {
    let before: Found | null = null
    return until(`${said(target)} cannot be touched`, async () => {
      const now = await find(target, true)
      const isStill = now !== null && now.x === before?.x && now.y === before.y
      before = now
      return isStill && !now.isCovered && now
    })
  }

  async function tap(target: Target): Promise<void> {
    const { x, y } = await reachable(target)
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await browser.act([{ type: 'pointer', id: 'finger', actions }])
  }

  async function type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await browser.act([{ type: 'key', id: 'keyboard', actions }])
  }

  return {
    browser,
    open: (path: string) => browser.open(origin + path),
    see,
    seeNo: (target: Target) => until(`${said(target)} stays`, async () => (await find(target)) === null),
    tap,
    /** Types into a field that is empty. */
    async fill(name: string | undefined, text: string, place?: string) {
      const target: Target = { role: 'field', name, ...(place !== undefined && { in: place }) }
      await tap(target)
      await type(text)
    },
    until,
    /** Waits until the address matches; returns it. */
    at: (pattern: RegExp) =>
      until(`the address is not ${pattern}`, async () => {
        const url = await browser.evaluate(() => location.pathname + location.search)
        return pattern.test(url) && url
      }),
  }
}

const said = ({ role, name, in: place }: Target) =>
  `${role}${name === undefined ? '' : ` "${name}"`}${place === undefined ? '' : ` in ${place}`}`

/** In the page: the first that is in sight of all that the selector finds, with the one of exactly this name before others. */
function findInPage(selector: string, name: string | null, place: string, isTouched: boolean): Found | null {
  const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-labelledby')?.split(' ')
    if (label) return label.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ')
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent)
    return element.getAttribute('aria-label') ?? (labels.length > 0 ? labels.join(' ') : element.textContent)
  }
  const isInSight = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], [inert]') === null &&
    element.getClientRects().length > 0
  const named = [...document.querySelectorAll(place)]
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .filter((element) => isInSight(element))
    .map((element) => ({ element, called: clean(nameOf(element)) }))
  const wanted = name === null ? null : clean(name)
  const first =
    wanted === null
      ? named[0]
      : (named.find(({ called }) => called === wanted) ??
        named.find(({ called }) => called.startsWith(wanted)))
  if (first === undefined) return null
  const { element } = first
  if (isTouched) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  const isCovered = !(
    element.contains(hit) ||
    (hit?.closest('label') ?? null)?.contains(element) ||
    hit?.closest('label')?.control === element
  )
  return { x, y, isCovered, value: (element as HTMLInputElement).value }
}

import { startTransition, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydratedEvent } from '#contract/prerendered-page.ts'

const effect = vi.fn<(kind: string, value?: unknown) => void>()

/** What a page has that can be touched early; it says as a screen does when its controls work. */
function Screen() {
  const [isOn, setIsOn] = useState(true)
  const [order, setOrder] = useState('recommended')
  const [text, setText] = useState('')
  useEffect(() => void window.dispatchEvent(new Event(hydratedEvent)), [])
  return (
    <>
      <label htmlFor="tick">Return to same location</label>
      <input
        id="tick"
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          effect('tick', event.target.checked)
          setIsOn(event.target.checked)
        }}
      />
      <select
        value={order}
        onChange={(event) => {
          effect('order', event.target.value)
          setOrder(event.target.value)
        }}
      >
        <option value="recommended">Recommended</option>
        <option value="total">Lowest total</option>
      </select>
      <input
        id="text"
        value={text}
        onChange={(event) => {
          effect('text', event.target.value)
          setText(event.target.value)
        }}
      />
      <button type="button" onClick={() => effect('press')}>
        Save
      </button>
      <form
        action="/search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          effect('search')
        }}
      >
        <input name="place" required />
        <button type="submit">Search</button>
      </form>
    </>
  )
}

let page: HTMLElement
let root: Root | undefined

beforeEach(async () => {
  effect.mockClear()
  vi.resetModules()
  const { replayEvents } = await import('./replay-events.ts')
  replayEvents()
  page = document.createElement('div')
  page.innerHTML = renderToString(<Screen />)
  document.body.append(page)
})
afterEach(() => {
  root?.unmount()
  page.remove()
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
/** As the app starts: React hydrates in slices, after the task that asks for it. */
const startApp = () => startTransition(() => void (root = hydrateRoot(page, <Screen />)))
const element = (selector: string) => page.querySelector<HTMLElement>(selector)!

/** Gives a field a value as its user does, not through React. */
function give(field: HTMLElement, value: string, events: readonly string[]): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  for (const name of events) field.dispatchEvent(new Event(name, { bubbles: true }))
}

const kinds: [string, () => void, unknown[]][] = [
  ['a tick', () => element('#tick').click(), ['tick', false]],
  ['another order', () => give(element('select'), 'total', ['input', 'change']), ['order', 'total']],
  ['typing', () => give(element('#text'), 'kri', ['input']), ['text', 'kri']],
  ['a press', () => element('button[type=button]').click(), ['press']],
  ['a search without a place', () => element('form button').click(), ['search']],
]

const moments: [string, (play: () => void) => void][] = [
  [
    'before the app has started',
    (play) => {
      play()
      startApp()
    },
  ],
  [
    'while the page is hydrated',
    (play) => {
      startApp()
      play()
    },
  ],
]

for (const [moment, around] of moments)
  test.each(kinds)(`%s ${moment} has one effect`, async (_, play, once) => {
    around(play)
    await pause()
    await pause()
    expect(effect.mock.calls).toEqual([once])
    expect((element('#tick') as HTMLInputElement).checked).toBe(once[0] !== 'tick')
    expect(document.querySelector('[data-pressed]')).toBeNull()
  })

test('a form with an address that is filled in is left to the browser', async () => {
  ;(element('[name=place]') as HTMLInputElement).value = 'Kribi'
  const sent = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: element('form button'),
  })
  element('form').dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(false)
  startApp()
  await pause()
  expect(effect).not.toHaveBeenCalled()
})

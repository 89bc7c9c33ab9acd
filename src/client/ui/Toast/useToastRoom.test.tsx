import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '#tests/support/render.tsx'
import { useToastRoom } from './useToastRoom.ts'

let height = 0
const boxOf = (top: number, bottom: number) => ({ top, bottom, left: 12, right: 312 }) as DOMRect
let reportSize = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      constructor(report: () => void) {
        reportSize = report
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Toasts() {
  const list = useRef<HTMLOListElement>(null)
  useToastRoom(list)
  return <ol ref={list} />
}

async function renderToasts() {
  const { root } = await render(<Toasts />)
  vi.spyOn(root.querySelector('ol')!, 'offsetHeight', 'get').mockImplementation(() => height)
}
const grow = (to: number) => {
  height = to
  reportSize()
}
const press = () => dispatchEvent(new Event('pointerdown'))
const release = () => dispatchEvent(new Event('pointerup'))
const room = () => document.documentElement.style.getPropertyValue('--toasts')

test('a message has room at once, and leaves nothing moved until the next press is over', async () => {
  await renderToasts()
  grow(52)
  expect(room()).toBe('64px')
  grow(0)
  expect(room()).toBe('64px')
  press()
  vi.advanceTimersByTime(1000)
  expect(room()).toBe('64px')
  release()
  expect(room()).toBe('64px')
  vi.advanceTimersByTime(1000)
  expect(room()).toBe('0px')
})

test('a message that comes during a press waits for its room', async () => {
  await renderToasts()
  press()
  grow(52)
  expect(room()).not.toBe('64px')
  release()
  // Pressed again before the first is over: not then either.
  press()
  vi.advanceTimersByTime(1000)
  expect(room()).not.toBe('64px')
  release()
  vi.advanceTimersByTime(1000)
  expect(room()).toBe('64px')
})

test.each([
  ['whose end the message would cover moves up', 500, 760, 1],
  ['that ends above the message stays where it is', 300, 560, 0],
  // Nobody is scanning what is not in sight.
  ['that goes on below the screen stays where it is', 700, 960, 0],
])('a code %s', async (_what, top, bottom, moves) => {
  await renderToasts()
  const code = document.body.appendChild(document.createElement('div'))
  code.setAttribute('data-keep-clear', '')
  code.scrollIntoView = vi.fn()
  vi.spyOn(code, 'getBoundingClientRect').mockReturnValue(boxOf(top, bottom))
  vi.spyOn(document.querySelector('ol')!, 'getBoundingClientRect').mockReturnValue(boxOf(720, 772))
  grow(52)
  expect(code.scrollIntoView).toHaveBeenCalledTimes(moves)
  code.remove()
})

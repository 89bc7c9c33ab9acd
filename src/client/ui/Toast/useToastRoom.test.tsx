import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '#tests/support/render.tsx'
import { useToastRoom } from './useToastRoom.ts'

let height = 0
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

import { afterEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, showToast, subscribeToasts } from './toast.ts'

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

const texts = () => currentToasts().map((toast) => toast.text)

test('two messages at once, the oldest goes first', () => {
  for (const text of ['one', 'two', 'three']) showToast({ kind: 'info', text })
  expect(texts()).toEqual(['two', 'three'])
})

test('a repeated message replaces the first', () => {
  showToast({ kind: 'success', text: 'Message sent' })
  const [first] = currentToasts()
  showToast({ kind: 'success', text: 'Message sent' })
  expect(texts()).toEqual(['Message sent'])
  expect(currentToasts()[0]?.id).not.toBe(first?.id)
})

test('subscribers hear of each change until they unsubscribe', () => {
  const listener = vi.fn()
  const leave = subscribeToasts(listener)
  showToast({ kind: 'error', text: 'Payment failed.' })
  leave()
  showToast({ kind: 'info', text: 'later' })
  expect(listener).toHaveBeenCalledTimes(1)
})

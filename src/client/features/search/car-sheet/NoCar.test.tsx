import { expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { press, render } from '#tests/support/render.tsx'
import { NoCar } from './NoCar.tsx'

async function shown(error: Error) {
  const [refetch, onClose] = [vi.fn(), vi.fn()]
  const { root } = await render(<NoCar query={{ error, refetch, isFetching: false }} onClose={onClose} />)
  await press(root.querySelector('button'))
  return { root, refetch, onClose }
}

test('a car that is gone leads back to the list', async () => {
  const { root, refetch, onClose } = await shown(new CallFailure('not-found', { status: 404 }))
  expect(root.querySelector('h3')?.textContent).toBe('This car is no longer offered')
  expect(onClose).toHaveBeenCalledOnce()
  expect(refetch).not.toHaveBeenCalled()
})

test('a car that could not be loaded can be asked for again', async () => {
  const { root, refetch, onClose } = await shown(new CallFailure('unavailable', { status: 503 }))
  expect(root.querySelector('h3')?.textContent).toBe('The car could not be loaded')
  expect(refetch).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

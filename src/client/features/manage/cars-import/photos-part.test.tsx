import { act } from 'react'
import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { press, render } from '#tests/support/render.tsx'
import { PhotosPart } from './PhotosPart.tsx'

const sent = vi.hoisted(() => vi.fn<(car: string, file: File) => Promise<string>>())
vi.mock('#client/api/staff/cars.ts', async (original) => ({
  ...(await original<object>()),
  sendCarPhoto: sent,
  renewCarLists: async () => undefined,
}))
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async () => ({
    cars: [
      { _id: 'prado', name: 'Prado', plate: 'LT700SO', photos: 0 },
      { _id: 'corolla', name: 'Corolla', plate: 'CE12AB', photos: 0 },
    ],
    next: null,
  }),
}))

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const named = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

test('photos are shown with their cars first, then sent; one that failed is told by name and sent again alone', async () => {
  sent.mockImplementation(async (car) => {
    if (car === 'corolla' && sent.mock.calls.length < 3) throw new CallFailure('not-a-picture')
    return 'id'
  })
  const { root } = await render(<PhotosPart supplier={undefined} isDisabled={false} />)
  const input = root.querySelector<HTMLInputElement>('input[data-photos]')!
  const files = ['LT700SO 2.jpg', 'lt 700 so.jpg', 'ce12ab.jpg', 'garage.jpg'].map(named)
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  fireEvent.change(input)
  await settled()
  expect(root.querySelector('[data-planned=prado]')!.textContent).toContain('lt 700 so.jpg, LT700SO 2.jpg')
  expect(root.querySelector('[data-left=no-plate]')!.textContent).toContain('garage.jpg')
  expect(sent).not.toHaveBeenCalled()
  await press(button('Send 3 photos'))
  await settled()
  expect(sent.mock.calls.map(([car, { name }]) => [car, name])).toEqual([
    ['corolla', 'ce12ab.jpg'],
    ['prado', 'lt 700 so.jpg'],
    ['prado', 'LT700SO 2.jpg'],
  ])
  expect(root.textContent).toContain('2 of 3 sent')
  expect(root.querySelector('[data-failed=not-a-picture]')!.textContent).toContain('ce12ab.jpg')
  await press(button('Send 1 photo again'))
  await settled()
  expect(sent.mock.calls).toHaveLength(4)
  expect(root.textContent).toContain('3 of 3 sent')
  expect(root.querySelector('[data-failed]')).toBeNull()
})

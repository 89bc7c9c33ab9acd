import { act } from 'react'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { hour } from '#domain/rental/period.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { driverPictureQueue } from '#client/mutations/driver-pictures.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import { render } from '#tests/support/render.tsx'
import { DriverPictures } from './DriverPictures.tsx'

const sha256 = 'a'.repeat(64)
vi.mock('#client/components/inspections/camera/shrink-aside.ts', () => ({
  shrinkAside: async () => ({ bytes: new Uint8Array([1]).buffer, sha256: 'a'.repeat(64) }),
}))
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async () => {
    throw new Error('there is no network')
  },
}))
vi.mock('#client/mutations/sync-driver-pictures.ts', () => ({ syncDriverPictures: async () => undefined }))

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))
const soon = {
  ...bookings.paid,
  from: new Date(Date.now() + 2 * hour).toISOString(),
  to: new Date(Date.now() + 50 * hour).toISOString(),
  handedOver: false,
} as unknown as Booking

beforeEach(() => {
  storeInMemory()
  localStorage.clear()
  openUserStore(null)
  nextEpoch()
  setQueryClient(new QueryClient())
})

async function takeFront(root: HTMLElement) {
  const input = root.querySelector<HTMLInputElement>('input[aria-label^="Front"]')!
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'front.jpg')], configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}

test('without a network a picture is kept with its place and time, and says that it waits', async () => {
  const { root } = await render(<DriverPictures booking={soon} />)
  expect(root.querySelectorAll('input[type=file]')).toHaveLength(7)
  await takeFront(root)
  expect(driverPictureQueue.current().entries[sha256]).toMatchObject({
    booking: soon._id,
    kind: 'out',
    slot: 'front',
    problem: null,
  })
  expect(root.textContent).toContain('not sent yet')
  expect(root.querySelector('input[aria-label="Front: take it again"]')).not.toBeNull()
})

test('at the end of the trip a picture is of the return', async () => {
  const over = { ...soon, handedOver: true, to: new Date(Date.now() + hour).toISOString() }
  const { root } = await render(<DriverPictures booking={over} />)
  expect(root.textContent).toContain('how you brought it back')
  await takeFront(root)
  expect(driverPictureQueue.current().entries[sha256]!.kind).toBe('back')
})

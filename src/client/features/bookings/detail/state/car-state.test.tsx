import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { render } from '#tests/support/render.tsx'
import { CarState } from './CarState.tsx'

const answer = vi.hoisted(() => ({ inspections: null as unknown }))
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async ({ path }: { path: string }) => {
    if (answer.inspections === null || path !== '/api/bookings/:id/inspections')
      throw new CallFailure('offline')
    return answer
  },
}))

const record = {
  _id: 'first',
  kind: 'out',
  car: 'corolla',
  standing: 'valid',
  takenAt: '2026-08-21T09:00:00.000Z',
  recordedAt: '2026-08-21T09:00:10.000Z',
  kilometres: 48_000,
  level: { unit: 'percent', value: 90 },
  isClean: true,
  checklist: [],
  damages: [],
  pictures: [],
  signatures: { driver: { path: null, refusal: null }, desk: { path: null } },
  remark: '',
  seal: 'f'.repeat(64),
}
async function shown(inspections: unknown): Promise<string> {
  answer.inspections = inspections
  const { root } = await render(<CarState booking={bookings.paid} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  return root.textContent
}

test('a driver reads how the car was', async () => {
  const text = await shown([record])
  for (const words of ['State of the car', '48,000', '90%', record.seal]) expect(text).toContain(words)
})

test.each([
  ['nobody recorded it', []],
  ['it could not be loaded', null],
])('nothing is shown where %s', async (_, inspections) => {
  expect(await shown(inspections)).toBe('')
})

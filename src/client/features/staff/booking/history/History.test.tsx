import { expect, test } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { aShownBooking } from '#tests/fixtures/booking-page.ts'
import { render } from '#tests/support/render.tsx'
import { History } from './History.tsx'

type Step = StaffBooking['history'][number]
const step: Step = {
  at: '2027-03-01T09:00:00.000Z',
  from: 'reserved',
  to: 'reserved',
  note: null,
  by: { kind: 'staff', fullName: 'Ebelle Martine' },
}

async function shown(...history: Step[]) {
  const booking = { ...aShownBooking(), history } as unknown as StaffBooking
  const { root } = await render(<History booking={booking} />)
  return [...root.querySelectorAll('li')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
}

test('each line is headed by what was done; only a note is a note', async () => {
  const [noted, swapped, over] = await shown(
    { ...step, act: 'handed-over' },
    { ...step, act: 'car-swapped', note: 'Prado → Hilux' },
    { ...step, act: 'noted', note: 'Comes by bus' },
  )
  expect(noted).toMatch(/^Note.*Comes by bus$/)
  expect(swapped).toMatch(/^Another car.*Prado → Hilux$/)
  expect(over).toMatch(/^Car handed over/)
})

test('a change says what was before and after, and nothing of what stayed', async () => {
  const was = {
    from: '2027-03-01T09:00:00.000Z',
    to: '2027-03-04T09:00:00.000Z',
    extras: [],
    total: 150_000,
  }
  const became = { ...was, to: '2027-03-05T09:00:00.000Z', total: 200_000 }
  const [line] = await shown({ ...step, act: 'amended', change: { was, became } })
  expect(line).toMatch(/^Changed by staff/)
  expect(line).toMatch(/Drop-off: .*4 Mar.*, then .*5 Mar/)
  expect(line).toContain('Total: 150,000 FCFA, then 200,000 FCFA')
  expect(line).not.toContain('Pick-up:')
  expect(line).not.toContain('Extras:')
})

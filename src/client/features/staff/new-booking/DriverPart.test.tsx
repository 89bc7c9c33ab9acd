import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { StaffDriver } from '#contract/staff/new-booking.ts'
import { press, render, type } from '#tests/support/render.tsx'
import { DriverPart } from './DriverPart.tsx'
import { emptyDraft, type NewBookingDraft } from './new-booking-draft.ts'

const driver: StaffDriver = {
  _id: 'jules-mbarga',
  fullName: 'J••• M•••',
  email: 'j•••@•••',
  phone: '+237671234567',
  birthDate: null,
  language: 'fr',
  bookings: 0,
  lastPickUp: null,
  isMasked: true,
}
const found = vi.hoisted(() => ({ drivers: [] as StaffDriver[] }))
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async () => found,
}))

/** What a desk finds by the whole number; returns the one row, and what a press of it chose. */
async function find(drivers: StaffDriver[]) {
  found.drivers = drivers
  const chosen: Partial<NewBookingDraft>[] = []
  const { root } = await render(
    <DriverPart
      draft={emptyDraft({})}
      language="fr"
      errorOf={() => undefined}
      onChange={(part) => chosen.push(part)}
    />,
  )
  await type(root.querySelector('input[type=search]')!, '671 23 45 67')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  const row = root.querySelector<HTMLElement>('[aria-live] button')!
  return { row, chosen }
}

test('somebody new to the fleet is shown masked, and leaves the number alone in the form', async () => {
  const { row, chosen } = await find([driver])
  expect(row.textContent).toContain('J••• M•••')
  expect(row.textContent).toContain('Ask for the name and the birth date.')
  await press(row)
  expect(chosen).toEqual([{ isNew: true, phone: '+237671234567' }])
})

test('somebody whom the fleet knows is chosen with what is on file', async () => {
  const { isMasked: _, ...known } = { ...driver, fullName: 'Jules Mbarga', bookings: 2 }
  const { row, chosen } = await find([known])
  expect(row.textContent).not.toContain('Ask for the name')
  await press(row)
  expect(chosen).toEqual([{ known }])
})

import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { checkLicence } from '#client/api/staff/licence-check.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { press, render } from '#tests/support/render.tsx'
import { LicenceCard } from './LicenceCard.tsx'

vi.mock('#client/api/staff/licence-check.ts', () => ({ checkLicence: vi.fn(async () => undefined) }))
beforeEach(() => vi.clearAllMocks())

const driver = { ...bookings.paid.driver, fullName: 'Amina Ngassa', licence: 'front.jpg' }
const licenceCheck = { state: 'unchecked', refusal: null, at: null }
const aBooking = (more: object) =>
  ({ ...bookings.paid, driver: { ...driver, licenceCheck, ...more } }) as unknown as StaffBooking
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const open = async (more: object) => {
  await render(<LicenceCard booking={aBooking(more)} />)
  await press(button('Check the licence'))
  const sheet = document.querySelector('[role=dialog], dialog')!
  return [...sheet.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')].map((link) => [
    link.getAttribute('href'),
    link.querySelector('img')?.alt ?? link.textContent,
  ])
}

test('both sides are shown, the front first, each opens in full, and the answer is about both', async () => {
  expect(await open({ licenceBack: 'back.jpg' })).toEqual([
    ['/api/licenses/front.jpg', 'Driving licence of Amina Ngassa'],
    ['/api/licenses/back.jpg', 'Back of the driving licence of Amina Ngassa'],
  ])
  await act(async () => document.querySelector<HTMLInputElement>('input[value=valid]')!.click())
  await press(button('Verify the licence'))
  expect(checkLicence).toHaveBeenCalledWith(bookings.paid._id, {
    file: 'front.jpg',
    back: 'back.jpg',
    refusal: null,
    was: 'unchecked',
  })
})

test('a back that is a PDF opens by itself', async () => {
  expect(await open({ licenceBack: 'back.pdf' })).toEqual([
    ['/api/licenses/front.jpg', 'Driving licence of Amina Ngassa'],
    ['/api/licenses/back.pdf', 'Open the PDF of the back'],
  ])
})

test('one side alone says nothing of another', async () => {
  expect(await open({})).toEqual([['/api/licenses/front.jpg', 'Driving licence of Amina Ngassa']])
})

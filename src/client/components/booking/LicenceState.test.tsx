import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { aUser } from '#tests/fixtures/site.ts'
import { openScreen, signedIn } from '#tests/support/screen.tsx'
import { aShownBooking } from '#tests/fixtures/booking-page.ts'
import { aPlace } from '#tests/fixtures/car.ts'
import type { User } from '#contract/account/account.ts'

const booking = aShownBooking()

/** What the booking's driver can do with these sides of their licence: word and address. */
async function linksFor(sides: Pick<User, 'license' | 'licenseBack'>) {
  await openScreen(`/booking?b=${booking._id}`, {
    ...signedIn({ ...aUser(), ...sides }),
    'GET /api/locations': [aPlace()],
    [`GET /api/bookings/${booking._id}`]: booking,
  })
  await screen.findByText('Your licence is on file')
  return screen
    .getAllByRole('link', { name: /licence|back/ })
    .map((link) => [link.textContent, link.getAttribute('href')])
}

test('both sides of a licence are opened', async () => {
  expect(await linksFor({ license: 'front.jpg', licenseBack: 'back.png' })).toEqual([
    ['View your licence', expect.stringContaining('front.jpg')],
    ['View the back', expect.stringContaining('back.png')],
  ])
})

test('a photo alone asks for the other side', async () => {
  expect(await linksFor({ license: 'front.jpg' })).toEqual([
    ['View your licence', expect.stringContaining('front.jpg')],
    ['Add the back', '/settings#licence'],
  ])
})

test('a document is taken as whole', async () => {
  expect(await linksFor({ license: 'both.pdf' })).toEqual([
    ['View your licence', expect.stringContaining('both.pdf')],
  ])
})

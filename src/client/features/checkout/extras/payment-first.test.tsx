// The second step of the checkout: how one pays is asked before extras are sold, because some cost nothing then.

import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aCarOffer, aPlace } from '#tests/fixtures/car.ts'
import { aUser } from '#tests/fixtures/site.ts'
import { openScreen, press, signedIn } from '#tests/support/screen.tsx'

const first = addDays(dayOf(Date.now()), 40)
const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`
const offer = aCarOffer({
  extras: {
    cancellation: 5_000,
    amendments: 3_000,
    theftProtection: 2_000,
    collisionDamageWaiver: 0,
    fullInsurance: -1,
    additionalDriver: 3_000,
  },
})

async function openExtras(more = '') {
  const opened = await openScreen(`/checkout?car=prado&${trip}&step=2${more}`, {
    ...signedIn(aUser({ license: 'licence.pdf' })),
    'GET /api/locations': [aPlace()],
    'GET /api/cars/prado': { offer, isFree: true },
  })
  await screen.findByText('How do you want to pay?')
  return opened
}
const way = (name: string) => screen.getByRole('radio', { name })
const total = () =>
  within(screen.getByRole('button', { name: /^Total/ }))
    .getByText(/FCFA/)
    .closest('data')!
    .getAttribute('value')
const rows = () =>
  [...document.querySelectorAll('main li')]
    .map(({ textContent }) => textContent)
    .filter((text) => /Cancel|Change until|Theft|Collision|Full|driver/.test(text))

test('at the counter nothing is sold that is free there, and what was ticked of it costs nothing', async () => {
  const { router } = await openExtras('&x=cancellation,amendments,theftProtection')
  expect(way('Pay at the counter')).toHaveProperty('checked', true)
  const question = screen.getByText('How do you want to pay?')
  const extras = screen.getByRole('heading', { name: 'Protection and extras' })
  expect(
    question.compareDocumentPosition(extras) & Node.DOCUMENT_POSITION_FOLLOWING,
    'asked before',
  ).toBeTruthy()
  expect(rows().join()).not.toMatch(/Cancel until pick-up|Change until pick-up/)
  expect(total()).toBe('156000')

  press(way('Pay in full online'))
  await waitFor(() => expect(total()).toBe('164000'))
  expect(rows().join()).toMatch(/Cancel until pick-up.*Change until pick-up/)
  expect(screen.getByRole('switch', { name: 'Cancel until pick-up' })).toHaveProperty('checked', true)

  // What was ticked stays in the address, for whoever goes back to paying online.
  press(way('Pay at the counter'))
  await waitFor(() => expect(total()).toBe('156000'))
  expect(router.state.location.search).toMatchObject({
    pay: 'counter',
    x: 'cancellation,amendments,theftProtection',
  })
})

test.each(['counter', 'full'])('with %s what is included stands before what costs', async (pay) => {
  await openExtras(`&pay=${pay}`)
  expect(rows()[0]).toMatch(/^Collision damage waiver.*Included$/)
  expect(rows().slice(1).join()).not.toMatch(/Included$/)
})

// What every form says when it is sent with required fields left empty: the specification's sentence, with their names.

import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { defaultPeriod } from '#domain/rental/period.ts'
import { aCarOffer, aPlace } from '#tests/fixtures/car.ts'
import { aUser } from '#tests/fixtures/site.ts'
import { fill, openScreen, press, signedIn, type Answers } from '#tests/support/screen.tsx'

const says = (sentence: string) =>
  waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts.filter((text) => text.startsWith('Please fill in'))).toEqual([sentence])
  })

const car = aCarOffer()
const atCheckout: Answers = {
  'GET /api/locations': [aPlace()],
  [`GET /api/cars/${car._id}`]: { offer: car, isFree: true },
}
const trip = new URLSearchParams({ pl: 'douala-airport', ...defaultPeriod(Date.now()) })

const forms: [form: string, address: string, button: string, sentence: string][] = [
  ['contact', '/contact', 'Send', 'Please fill in the field(s): Email, Subject, Message'],
  ['sign-in', '/sign-in', 'Sign in', 'Please fill in the field(s): Email, Password'],
  [
    'sign-up',
    '/sign-up',
    'Create the account',
    'Please fill in the field(s): Full name, Email, Phone, Birth date, Password, Confirm the password',
  ],
  ['forgotten password', '/forgot-password', 'Send the link', 'Please fill in the field: Email'],
  ['newsletter', '/', 'Subscribe', 'Please fill in the field: Email'],
]
test.each(forms)('the form of the %s names what is missing', async (_, address, button, sentence) => {
  await openScreen(address)
  press(await screen.findByRole('button', { name: button }))
  await says(sentence)
})

test('in French « E-mail » is not divided at its hyphen', async () => {
  await openScreen('/contact?l=fr')
  press(await screen.findByRole('button', { name: 'Envoyer' }))
  await screen.findByText(/^Veuillez remplir les champs.*E-\u2060mail, /)
})

test('the driver of a checkout is told what is missing', async () => {
  await openScreen(`/checkout?car=${car._id}&${trip}`, atCheckout)
  press(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByText('Please fill in the field(s): Full name, Email, Phone, Birth date')
})

test.each([
  ['/reset-password', 'Change the password'],
  ['/activate', 'Activate the account'],
])('the form of %s names what is missing', async (path, button) => {
  const token = 'a'.repeat(43)
  await openScreen(`${path}?u=grace-tabi&e=grace-tabi%40wouri.example&t=${token}`, {
    [`GET /api/check-token/frontend/grace-tabi/grace-tabi%40wouri.example/${token}`]: new Response(null),
  })
  press(await screen.findByRole('button', { name: button }))
  await says('Please fill in the field(s): New password, Confirm the password')
})

test('the form of a changed password names what is missing, and no longer what is filled in', async () => {
  const answers = { ...signedIn(aUser()), 'GET /api/has-password/amina-ngassa': new Response(null) }
  await openScreen('/change-password', answers)
  press(await screen.findByRole('button', { name: 'Change the password' }))
  await says('Please fill in the field(s): Current password, New password, Confirm the password')
  fill(screen.getByLabelText('Current password'), 'wouri-2026')
  await screen.findByText('Please fill in the field(s): New password, Confirm the password')
  // Heard once: not again with every field that is filled in.
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the form of a profile names what was emptied', async () => {
  await openScreen('/settings', signedIn(aUser()))
  const name = await screen.findByLabelText('Full name')
  await waitFor(() => expect(name).toHaveProperty('value', 'Amina Ngassa'))
  fill(name, '')
  press(within(name.closest('form')!).getByRole('button', { name: 'Save changes' }))
  await says('Please fill in the field: Full name')
})

// One journey a capability, as a person with a phone goes it, in French. Each begins in a browser that knows nothing.

import { type User } from '#contract/account/account.ts'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { opening, wordsIn } from '#tests/support/words.ts'
import type { Visitor } from './visitor.ts'

const words = wordsIn('fr')
const password = demonstrationPassword

const start = addDays(dayOf(Date.now()), 40)
const trip = `pl=douala-airport&from=${start}T10:00&to=${addDays(start, 3)}T10:00`
const inDialog = '[role=dialog]'

/** `licence` is the file of a photograph. */
export type Given = { visitor: Visitor; licence: string }

/** A device on which somebody has signed in before, without the screen for it; at an address where no app runs that would notice. */
async function beSignedIn({ open, browser }: Visitor, email: string): Promise<void> {
  await open('/robots.txt')
  const status = await browser.evaluate(
    async (address, secret) => {
      const answer = await fetch('/api/sign-in/frontend', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, password: secret }),
      })
      const { _id } = (await answer.json()) as User
      localStorage.setItem('bc-fe-user', JSON.stringify({ _id, language: 'fr' }))
      return answer.status
    },
    email,
    password,
  )
  if (status !== 200) throw new Error(`cannot sign in as ${email}: ${status}`)
}

async function search({ visitor }: Given): Promise<void> {
  const { open, tap, fill, see, at, browser } = visitor
  await open('/?l=fr')
  await fill(undefined, 'aero', 'main form')
  await tap({ role: 'option', name: 'Aéroport international de Douala' })
  await tap({ role: 'button', name: words('Search') })
  await at(/^\/search\?.*pl=douala-airport/)
  await see({ role: 'link', in: 'article' })
  const prices = await browser.evaluate(() =>
    [...document.querySelectorAll('article')].map((car) => Number(car.querySelector('data')?.value)),
  )
  if (prices.length === 0 || prices.some((price) => !(price > 0)))
    throw new Error(`cars without a price: ${prices.join(', ')}`)
}

async function sheet({ visitor }: Given): Promise<void> {
  const { open, tap, see, seeNo, at, browser } = visitor
  await open(`/search?${trip}&l=fr`)
  await tap({ role: 'link', in: 'article' })
  await see({ role: 'link', name: words('Continue'), in: inDialog })
  await at(/[?&]car=/)
  await tap({ role: 'button', name: words('Close'), in: inDialog })
  await seeNo({ role: 'dialog' })
  await at(/^(?!.*[?&]car=)/)

  await tap({ role: 'link', in: 'article' })
  await see({ role: 'dialog' })
  await browser.evaluate(() => history.back())
  await seeNo({ role: 'dialog' })
}

async function book({ visitor, licence }: Given): Promise<void> {
  const { open, tap, fill, see, at, browser, until } = visitor
  await open(`/search?${trip}&suppliers=ngondo-cars&l=fr`)
  await tap({ role: 'link', in: 'article' })
  await tap({ role: 'link', name: words('Continue'), in: inDialog })
  await at(/^\/checkout\?/)
  await fill(words('Full name'), 'Ngo Bassa Ruth')
  await fill(words('Email'), `guest-${Date.now().toString(36)}@wouri.example`)
  await fill(words('Phone'), '671234567')
  await fill(words('Day'), '17')
  await fill(words('Month'), '05')
  await fill(words('Year'), '1990')
  await browser.chooseFile('main input[type=file]:not([capture])', licence)
  await see({ role: 'text', name: words('Sent') })
  await tap({ role: 'button', name: words('Continue') })
  await at(/[?&]step=2/)
  await tap({ role: 'button', name: words('Continue') })
  await at(/[?&]step=3/)
  await tap({ role: 'checkbox', in: 'main' })
  await tap({ role: 'button', name: words('Reserve without paying now') })
  await see({ role: 'heading', name: words('Congratulations!') })
  const id = (await at(/^\/checkout-session\/./)).split('/').at(-1)!.split('?')[0]!
  // The device is known by a cookie: the guest's booking opens again.
  await open(`/booking?b=${id}`)
  await see({ role: 'image', name: opening(words('Code for the counter, booking {reference}')) })
  await until('the booking is not a guest’s', async () =>
    browser.evaluate(async (of) => (await fetch(`/api/bookings/${of}`)).status === 200, id),
  )
}

async function signIn({ visitor }: Given): Promise<void> {
  const { open, tap, fill, see, at } = visitor
  await open('/sign-in?l=fr')
  await fill(words('Email'), 'driver@wouri.example')
  await fill(words('Password'), password)
  await tap({ role: 'button', name: words('Sign in'), in: 'main form' })
  await at(/^\/bookings/)
  await see({ role: 'link', in: 'main [data-booking], main li' })
  // The next page still knows who is here: the browser keeps the session's cookie.
  await open('/settings')
  await see({ role: 'field', in: 'main form' })
  await at(/^\/settings/)
}

async function booking({ visitor }: Given): Promise<void> {
  const { open, tap, see, at } = visitor
  await beSignedIn(visitor, 'driver@wouri.example')
  await open('/bookings?l=fr')
  await tap({ role: 'link', in: 'main [data-booking], main li' })
  await at(/^\/booking\?b=/)
  await open('/booking?b=demo-booking-next')
  await see({ role: 'image', name: opening(words('Code for the counter, booking {reference}')) })
  await tap({ role: 'button', name: words('Ask for a change') })
  await see({ role: 'button', name: words('Dates and times'), in: inDialog })
}

async function map({ visitor }: Given): Promise<void> {
  const { open, tap, see, browser, until } = visitor
  await open('/?l=fr')
  // What is further down the page comes when it is near.
  await until('the places do not come', async () => {
    await browser.evaluate(() => window.scrollBy(0, 300))
    return browser.evaluate(
      (title) => [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === title),
      words('Where the cars are'),
    )
  })
  await tap({ role: 'button', name: opening(words('Open the map')) })
  const canDraw = await browser.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)
  if (!canDraw) {
    // Firefox without a window has no WebGL: it is said, and the list is there.
    await see({ role: 'text', name: words('This browser cannot show the map. The places are in the list.') })
    await see({ role: 'link', name: 'Yaoundé' })
    return
  }
  await until('the map is not drawn', () =>
    browser.evaluate(() => document.querySelector('canvas.maplibregl-canvas') !== null),
  )
  const yaounde = { role: 'button', name: 'Yaoundé', in: '.maplibregl-map' } as const
  await tap(yaounde)
  await until('the place is not chosen', () =>
    browser.evaluate(() =>
      [...document.querySelectorAll('.maplibregl-marker[aria-pressed=true]')].some((pin) =>
        pin.getAttribute('aria-label')?.startsWith('Yaoundé'),
      ),
    ),
  )
  await see({ role: 'link', name: 'Yaoundé', in: '[role=status]' })
}

async function today({ visitor }: Given): Promise<void> {
  const { open, tap, see, at } = visitor
  await beSignedIn(visitor, 'ngondo-cars@wouri.example')
  await open('/staff?l=fr')
  await see({ role: 'heading', name: words('To answer') })
  await tap({ role: 'link', in: 'main section [data-booking]' })
  await at(/^\/staff\/bookings\/./)
  await see({ role: 'heading', in: 'main' })
}

export const journeys: Record<string, (given: Given) => Promise<void>> = {
  'a car is searched': search,
  "a car's sheet opens and closes": sheet,
  'a guest books, with a licence, and pays at the counter': book,
  'a driver signs in, and the next page knows them': signIn,
  'a driver opens a booking of theirs': booking,
  'a place is chosen on the map': map,
  'a supplier sees what waits today': today,
}

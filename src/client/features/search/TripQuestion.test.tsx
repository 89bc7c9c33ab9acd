import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { locationQueries } from '#client/api/cars/locations.ts'
import { failuresEverywhere } from '#client/i18n/failures/everywhere.ts'
import { onSearch, press, render } from '#tests/support/render.tsx'
import { readSearchParams, writeSearchParams } from './search-params.ts'
import { isAboutTrip, TripQuestion } from './TripQuestion.tsx'

/** A code is told by a sentence whose catalog is loaded. */
const sentence = failuresEverywhere['drop-off-before-pick-up']
const i18n = setupI18n({ locale: 'en', messages: { en: { [sentence.id]: sentence.message! } } })

const unknown = (place: string) =>
  new CallFailure('not-found', { status: 404, fields: { [place]: 'not-found' } })

async function asked(error?: Error, more: object = {}) {
  const params = readSearchParams({ pl: 'douala', dl: 'kribi', ...more })
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(locationQueries.all().queryKey, [])
  const part = (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <TripQuestion params={params} {...(error && { error })} />
      </I18nProvider>
    </QueryClientProvider>
  )
  const { screen } = onSearch(part, 'pl=douala&dl=kribi', {
    validateSearch: readSearchParams,
    middleware: writeSearchParams,
  })
  const { root } = await render(screen)
  await expect.poll(() => root.querySelector('form')).not.toBeNull()
  return root
}

test('a place that the server does not know is asked for again; the rest of the trip stays', async () => {
  expect(isAboutTrip(unknown('dl'))).toBe(true)
  const root = await asked(unknown('dl'))
  expect(root.querySelector('[role=alert]')?.textContent).toContain('We do not know this place')
  await press(root.querySelector('button[type=submit]'))
  expect(root.textContent).toContain('Choose where you bring the car back.')
  expect(root.textContent).not.toContain('Choose where you pick up the car.')
})

test('dates that cannot be booked are asked for with the reason', async () => {
  const error = new CallFailure('pick-up-too-far', { status: 400 })
  expect(isAboutTrip(error)).toBe(true)
  const root = await asked(error)
  expect(root.querySelector('[role=alert]')?.textContent).not.toContain('place')
})

test('times of a link that stand the wrong way round are said, and asked for again', async () => {
  const [first, second] = ['2099-03-01T10:00', '2099-03-04T10:00']
  const backwards = await asked(undefined, { from: second, to: first })
  expect(backwards.querySelector('[role=alert]')?.textContent).toBe(
    'Drop-off must be after pick-up. Choose a later drop-off.',
  )
  const same = await asked(undefined, { from: first, to: first })
  expect(same.querySelector('[role=alert]')).not.toBeNull()
  const half = await asked(undefined, { from: first })
  expect(half.querySelector('[role=alert]')).toBeNull()
})

test('what no other trip would mend is no question about it', () => {
  expect(isAboutTrip(new CallFailure('not-found', { status: 404 }))).toBe(false)
  expect(isAboutTrip(new CallFailure('unavailable', { status: 503 }))).toBe(false)
})

test.each(['', 'atlantis'])(
  'a form that the browser sent with “%s” as its place names what is missing, in its field',
  async (place) => {
    const root = await asked(undefined, { pl: undefined, dl: undefined, place })
    const field = root.querySelector('[name=place]')!
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const said = root.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)
    expect(said?.textContent).toBe('Choose where you pick up the car.')
  },
)

test('a form that nobody has sent names nothing', async () => {
  const root = await asked(undefined, { pl: undefined, dl: undefined })
  expect(root.querySelector('[aria-invalid=true]')).toBeNull()
})

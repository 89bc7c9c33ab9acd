import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { instantOf } from '#domain/rental/period.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { messagesIn } from '#client/i18n/catalogs.ts'
import { press, pressKey, render, type } from '#tests/support/render.tsx'
import { DateSheet } from './DateSheet.tsx'

// The calendar is a package of its own, fetched later; what is asked here are the times.
vi.mock('./DayGrid.tsx', () => ({ DayGrid: () => null }))

const rules = { minPickupHours: 3, minRentalHours: 3, minPickupDropoffHour: 8, maxPickupDropoffHour: 18 }
const onDone = vi.fn()

// A failure shows its sentence only where the catalog has it.
beforeAll(async () => i18n.loadAndActivate({ locale: 'en', messages: await messagesIn('en') }))
beforeEach(() => {
  // Only the date: the sheet's own timers go on.
  vi.useFakeTimers({ toFake: ['Date'], now: instantOf('2027-08-21T09:10')! })
  onDone.mockClear()
})
afterEach(() => vi.useRealTimers())

async function sheet(from: string, to: string, given: { bookedFrom?: string; isSoonAllowed?: boolean } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(settingsQueries.current().queryKey, rules as never)
  await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <DateSheet from={from} to={to} {...given} onClose={vi.fn()} onDone={onDone} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  const dialog = document.querySelector('[role="dialog"]')!
  const nameOf = (element: Element) =>
    document.getElementById(element.getAttribute('aria-labelledby')!.split(' ')[0]!)?.textContent
  const select = (label: string) =>
    [...dialog.querySelectorAll('[role="combobox"]')].find((each) => nameOf(each) === label)!
  return {
    day: (name: string) => dialog.querySelector<HTMLInputElement>(`input[name="${name}"]`)!,
    status: () => dialog.querySelector('[role="status"]')?.textContent,
    done: () => [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Done')!,
    /** Opens a list of times; returns its rows. */
    times: async (label: string) => {
      await pressKey(select(label), 'ArrowDown')
      return [...document.querySelectorAll<HTMLElement>('[role="option"]')]
    },
  }
}
const textOf = (rows: readonly Element[]) => rows.map(({ textContent }) => textContent)

test('today only times that are not too soon are offered', async () => {
  const { times } = await sheet('2027-08-21T13:00', '2027-08-24T10:00')
  const today = textOf(await times('Pick-up time'))
  expect([today[0], today.at(-1)]).toEqual(['12:30', '18:00'])
})

test('who may set the notice time aside is offered what is ahead, and is done with it', async () => {
  const { times, done } = await sheet('2027-08-21T10:00', '2027-08-24T10:00', { isSoonAllowed: true })
  expect(done().disabled).toBe(false)
  expect(textOf(await times('Pick-up time'))[0]).toBe('09:30')
})

test('the hours of the drop-off are those of its own day', async () => {
  const { times } = await sheet('2027-08-21T13:00', '2027-08-24T10:00')
  const other = textOf(await times('Drop-off time'))
  expect([other[0], other.at(-1), other.length]).toEqual(['08:00', '18:00', 21])
})

test('the sheet returns the chosen time', async () => {
  const { times, done, status } = await sheet('2027-08-21T13:00', '2027-08-24T10:00')
  const row = (await times('Drop-off time')).find(({ textContent }) => textContent === '13:00')!
  await act(async () => row.focus())
  await pressKey(row, 'Enter')
  expect(status()).toBe('3 days')
  await press(done())
  expect(onDone).toHaveBeenCalledWith({ from: '2027-08-21T13:00', to: '2027-08-24T13:00' })
})

test('a rental that is too short is refused with the reason, and typing a later day mends it', async () => {
  const { day, done, status } = await sheet('2027-08-21T13:00', '2027-08-21T15:00')
  expect(done().disabled).toBe(true)
  expect(status()).toBe('A rental lasts at least 3 hours. Choose a later drop-off.')
  await type(day('to-day'), '22/08/2027')
  expect(done().disabled).toBe(false)
  expect(status()).toBe('1 day 2 hours')
})

test('a pick-up that has become too soon is refused with the reason', async () => {
  const { done, status } = await sheet('2027-08-21T11:00', '2027-08-24T10:00')
  expect(done().disabled).toBe(true)
  expect(status()).toContain('at least 3 hours from now')
})

test('a day that has passed can be typed, and is refused with the reason', async () => {
  const { day, done, status } = await sheet('2027-08-21T13:00', '2027-08-24T10:00')
  await type(day('from-day'), '20/08/2027')
  expect(done().disabled).toBe(true)
  expect(status()).toContain('at least 3 hours from now')
})

test('a pick-up that is agreed already is never too soon', async () => {
  const { done } = await sheet('2027-08-21T11:00', '2027-08-24T10:00', {
    bookedFrom: '2027-08-21T11:00',
  })
  expect(done().disabled).toBe(false)
})

test('a pick-up day behind the drop-off day asks for the drop-off again', async () => {
  const { day, done, status } = await sheet('2027-08-21T13:00', '2027-08-24T10:00')
  await type(day('from-day'), '26/08/2027')
  expect(status()).toBe('Now choose the drop-off day')
  expect([day('to-day').value, done().disabled]).toEqual(['', true])
})

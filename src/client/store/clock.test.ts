import { beforeEach, expect, test, vi } from 'vitest'
import { day, minute } from '#domain/rental/period.ts'

type Clock = typeof import('./clock.ts')
let clock: Clock

/** An app that was just opened on the same device. */
async function reopened(): Promise<Clock> {
  vi.resetModules()
  return import('./clock.ts')
}
const after = (difference: number) => new Date(Date.now() + difference).toUTCString()
const off = () => clock.rightNow() - Date.now()

beforeEach(async () => {
  localStorage.clear()
  clock = await reopened()
})

test.each([day, -day])(
  'a clock that is off by %i is corrected by what an answer says, also after a restart',
  async (by) => {
    clock.learnTime(after(by))
    expect(Math.abs(off() - by)).toBeLessThan(2_000)
    clock = await reopened()
    expect(Math.abs(off() - by)).toBeLessThan(2_000)
  },
)

test('the seconds of an answer on its way are no error of the clock', () => {
  clock.learnTime(after(-90_000))
  expect(off()).toBe(0)
  expect(localStorage).toHaveLength(0)
})

test('a clock that was put right is believed again', () => {
  clock.learnTime(after(day))
  clock.learnTime(after(0))
  expect(off()).toBe(0)
  expect(localStorage).toHaveLength(0)
})

test('subscribers of the time hear of a correction, and only of one', () => {
  const heard = vi.fn()
  const stop = clock.watchTime(heard)
  clock.learnTime(after(day))
  clock.learnTime(after(day + minute))
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})

test.each([null, '', 'yesterday'])('%s says nothing', (date) => {
  clock.learnTime(date)
  expect(off()).toBe(0)
})

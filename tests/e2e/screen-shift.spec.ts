// Nothing jumps: from the first paint of any screen on, on a network that answers late, nothing moves under its reader.

import { expect, test } from '@playwright/test'
import { wordsIn } from '#tests/support/words.ts'
import { enter } from './api-steps.ts'
import { mostShift, shiftOf, watchSlowly } from './layout-shift.ts'
import { asGuest, signedIn, type Scene } from './scenes.ts'

const people: readonly (readonly [who: string, email: string | null, scenes: readonly Scene[]])[] = [
  ['a guest', null, asGuest],
  ...signedIn,
]

for (const [who, email, scenes] of people)
  test(
    `screens of ${who}: nothing moves from the first paint on`,
    { tag: '@all' },
    async ({ page, context }) => {
      // The sheets have tests of their own.
      const screens = scenes.filter(({ of }) => of === undefined)
      test.setTimeout(screens.length * 20_000)
      if (email !== null) {
        const user = { _id: await enter(context.request, email), language: 'en' }
        await context.addInitScript((kept) => localStorage.setItem('bc-fe-user', JSON.stringify(kept)), user)
      }
      await watchSlowly(page)
      const moved: string[] = []
      for (const { path, ready } of screens) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}l=en`)
        await ready(page, wordsIn('en'))
        const { sum, of } = await shiftOf(page)
        if (sum > mostShift) moved.push(`${path.split('&')[0]}: ${sum.toFixed(3)}\n${of.join('\n')}`)
      }
      expect(moved.join('\n\n')).toBe('')
    },
  )

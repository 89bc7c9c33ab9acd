// Every sheet there is: on each screen every button is pressed, on a network that answers late, and where a sheet opens nothing
// moves after the press. What a button sends stays here, so that none of them changes anything.

import { expect, test, type Page } from '@playwright/test'
import { enter } from './api-steps.ts'
import { forgetShifts, shiftOf, watchShifts } from './layout-shift.ts'
import { asGuest, signedIn, type Scene } from './scenes.ts'
import { wordsIn } from '#tests/support/words.ts'

/** A fifth of what counts as good. */
const most = 0.02
/** As a phone in a street has it. */
const late = 400
/** In which a sheet opens whose code has still to come. */
const opens = 1500

async function slowly(page: Page): Promise<void> {
  await watchShifts(page)
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.abort()
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue().catch(() => undefined)
  })
}

/** Rows of a list have the same buttons: numbers and names apart, each is pressed once. */
async function buttonsOf(page: Page): Promise<{ at: number; name: string }[]> {
  const names = await page.locator('main button').evaluateAll((all) =>
    all.map((button, at) => {
      const isUsable = button.checkVisibility() && !(button as HTMLButtonElement).disabled
      const path = [
        button.className,
        button.getAttribute('aria-label')?.replaceAll(/\d+|\p{Lu}\S*/gu, '') ?? button.textContent,
      ]
      return {
        at,
        name: (button.getAttribute('aria-label') ?? button.textContent).trim(),
        kind: isUsable ? path.join('|') : '',
      }
    }),
  )
  const seen = new Set([''])
  return names.filter(({ kind }) => !seen.has(kind) && seen.add(kind))
}

/** What moves after the presses of one screen, and the titles of the sheets that opened. */
async function pressAll(page: Page, { path, ready }: Scene, titles: Set<string>): Promise<string[]> {
  const found: string[] = []
  const start = async () => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}l=en`)
    await ready(page, wordsIn('en'))
  }
  await start()
  await forgetShifts(page)
  const address = page.url()
  for (const { at, name } of await buttonsOf(page)) {
    if (page.url() !== address) await start()
    await forgetShifts(page)
    const isPressed = await page
      .locator('main button')
      .nth(at)
      .click({ timeout: opens })
      .then(
        () => true,
        () => false,
      )
    const dialog = page.getByRole('dialog').first()
    const isOpen =
      isPressed &&
      (await dialog.waitFor({ timeout: opens }).then(
        () => true,
        () => false,
      ))
    if (!isOpen) {
      if (isPressed) await start()
      continue
    }
    const { sum, of } = await shiftOf(page)
    titles.add((await dialog.getByRole('heading').first().textContent()) ?? '')
    if (sum > most) found.push(`${path} “${name}”: ${sum.toFixed(3)}\n${of.join('\n')}`)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden', timeout: opens }).catch(start)
  }
  return found
}

/** How many different sheets were met at least: a walk that presses nothing finds nothing wrong. */
for (const [who, email, scenes, least] of [
  ['a guest', null, asGuest, 4],
  [...signedIn[0], 8],
  [...signedIn[1], 20],
  [...signedIn[2], 8],
] as const)
  test(`nothing moves when a sheet of ${who} opens`, { tag: '@all' }, async ({ page, context }) => {
    test.setTimeout(900_000)
    if (email !== null) {
      const user = { _id: await enter(context.request, email), language: 'en' }
      await context.addInitScript((kept) => localStorage.setItem('bc-fe-user', JSON.stringify(kept)), user)
    }
    await slowly(page)
    const titles = new Set<string>()
    const found: string[] = []
    for (const scene of scenes.filter(({ of }) => of === undefined))
      found.push(...(await pressAll(page, scene, titles)))
    test.info().annotations.push({ type: 'sheets', description: [...titles].join(' · ') })
    expect(found).toEqual([])
    expect(titles.size).toBeGreaterThanOrEqual(least)
  })

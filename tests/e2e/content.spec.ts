// What is there to be read: questions, about, terms, privacy and cookies, in three languages.

import { expect, test, type Page } from '@playwright/test'
import { languages } from '#domain/language.ts'
import { open, opening } from './screens.ts'

/** Address, title, and how many parts it has. */
const articles = [
  ['/about', 'About Wouri', 6],
  ['/tos', 'Terms of use', 11],
  ['/privacy', 'Privacy policy', 9],
  ['/cookie-policy', 'Cookie policy', 4],
] as const

const parts = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

test('every text has its title, its parts and links to them', { tag: '@all' }, async ({ page }) => {
  for (const language of languages)
    for (const [path, title, count] of articles) {
      const words = await open(page, path, language)
      await expect(page.getByRole('heading', { level: 1, name: words(title) })).toBeVisible()
      await expect(parts(page)).toHaveCount(count)
      const contents = page.getByRole('navigation', { name: words('On this page') }).getByRole('link')
      expect(await contents.allInnerTexts()).toEqual(await parts(page).allInnerTexts())
      for (const link of await contents.all())
        await expect(page.locator((await link.getAttribute('href'))!)).toHaveCount(1)
    }
})

test('four questions with their answers, and where more are answered', async ({ page }) => {
  for (const language of languages) {
    const words = await open(page, '/faq', language)
    const questions = page.locator('main details')
    await expect(questions).toHaveCount(4)
    await expect(
      questions
        .first()
        .getByText(
          opening(
            words(
              'A driving licence that is valid on the day, for each driver, and a national identity card or a passport in the same name. Bring the originals: the supplier compares them with you at the counter.',
            ),
          ),
        ),
    ).toBeVisible()
    await expect(page.locator('#age p').last()).toContainText('21')
    await page.getByRole('link', { name: words('More questions?') }).click()
    await expect(page).toHaveURL(/\/contact/)
  }
})

test('the privacy policy has the nine sections in their order, numbered', async ({ page }) => {
  await open(page, '/privacy', 'en')
  const titles = await parts(page).allInnerTexts()
  expect(titles.map((title) => title.split('. ')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  const about = [
    /collect/,
    /use/,
    /protect/,
    /share/,
    /under 13/,
    /change/i,
    /rights/,
    /reach us/,
    /acknowledg/i,
  ]
  about.forEach((subject, index) => expect(titles[index]).toMatch(subject))
})

test('an address that names a question opens it', async ({ page }) => {
  await page.goto('/faq#cancellation')
  await expect(page.locator('#cancellation')).toHaveAttribute('open')
  await expect(page.locator('#cancellation summary')).toBeInViewport()
})

test('by keyboard alone: a question opens, and the contents lead into the text', async ({ page }) => {
  await open(page, '/faq', 'en')
  const delivery = page.locator('#delivery')
  await delivery.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(delivery.getByRole('paragraph').first()).toBeVisible()
  await open(page, '/privacy', 'en')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /Your rights/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#rights$/)
  await expect(page.getByRole('heading', { name: /Your rights/ })).toBeInViewport()
  // The next press goes on from there, not from the contents.
  await page.keyboard.press('Tab')
  await expect(page.locator('#rights').getByRole('link').first()).toBeFocused()
})

test('a table on a narrow phone fits, and is still a table', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/cookie-policy', 'en')
  const cookie = page
    .getByRole('table', { name: 'Cookies', exact: true })
    .getByRole('row', { name: /__Host-sid/ })
  await expect(cookie.getByRole('cell')).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

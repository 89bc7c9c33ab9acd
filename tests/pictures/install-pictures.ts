// Takes the pictures that a phone shows before it installs the app, and those of README.md, from the running product with its
// demonstration world: `npm run pictures`, with `npm start` beside it. The names and sizes of the first are those of
// public/manifest.webmanifest. The others are no part of the app, so they are in .github.

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { appearanceKey } from '#client/store/local-storage.ts'
import { defaultPeriod } from '#domain/rental/period.ts'

const baseURL = process.argv[2] ?? 'http://localhost:3000'
const installFolder = resolve(import.meta.dirname, '../../public/screenshots')
const readmeFolder = resolve(import.meta.dirname, '../../.github/pictures')
const narrow = { width: 390, height: 844 }
const wide = { width: 1280, height: 800 }

const search = `/search?${new URLSearchParams({ pl: 'douala-airport', ...defaultPeriod(Date.now()), rg: 'maxi' })}`
const booking = '/booking?b=demo-booking-next'

type Screen = { name: string; path: string; size: typeof narrow; theme?: 'dark' }

const ofInstall: Screen[] = [
  { name: 'home-narrow', path: '/', size: narrow },
  { name: 'search-narrow', path: search, size: narrow },
  { name: 'car-narrow', path: `${search}&car=demo-prado-daily`, size: narrow },
  { name: 'booking-narrow', path: booking, size: narrow },
  { name: 'search-wide', path: search, size: wide },
  { name: 'booking-wide', path: booking, size: wide },
]
const ofReadme: Screen[] = [
  { name: 'home-phone', path: '/', size: narrow },
  { name: 'search-desktop', path: search, size: wide },
  { name: 'search-phone-dark', path: search, size: narrow, theme: 'dark' },
  { name: 'booking-desktop-dark', path: booking, size: wide, theme: 'dark' },
]

/** The screen with its pictures, for the person signed in, once it no longer changes. */
async function settledPicture(page: Page): Promise<Buffer> {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForFunction(() => {
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    return inView.every((image) => image.complete && image.naturalWidth > 0)
  })
  await expect(page.getByText('Sign in', { exact: true })).toBeHidden({ timeout: 60_000 })
  // Parts that follow the first paint have no end that a page tells of.
  let picture = await page.screenshot()
  for (let equal = 0; equal < 3;) {
    await page.waitForTimeout(1000)
    const next = await page.screenshot()
    equal = next.equals(picture) ? equal + 1 : 0
    picture = next
  }
  return picture
}

const path = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ ...(path && { executablePath: path }), args: ['--no-sandbox'] })

/** The screen as the demonstration's driver sees it, as a PNG. */
async function take({ path: address, size, theme }: Screen): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    serviceWorkers: 'block',
    timezoneId: 'Africa/Douala',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const answer = await context.request.post('/api/sign-in/frontend', {
    data: { email: 'driver@wouri.example', password: demonstrationPassword },
  })
  const choices = {
    'bc-fe-user': JSON.stringify(await answer.json()),
    ...(theme && { [appearanceKey]: theme }),
  }
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, choices)
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}l=en`)
  const picture = await settledPicture(page)
  await context.close()
  return picture
}

for (const screen of ofInstall) {
  const picture = await sharp(await take(screen))
    .png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 })
    .toBuffer()
  writeFileSync(resolve(installFolder, `${screen.name}.png`), picture)
}
for (const screen of ofReadme) {
  const picture = await sharp(await take(screen))
    .webp({ quality: 82, effort: 6 })
    .toBuffer()
  writeFileSync(resolve(readmeFolder, `${screen.name}.webp`), picture)
}
await browser.close()

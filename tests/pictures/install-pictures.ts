// Takes the pictures that a phone shows before it installs the app, from the running product with its demonstration world:
// `npm run pictures`, with `npm start` beside it. Their names and sizes are those of public/manifest.webmanifest.

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { demonstrationPassword } from '#contract/account/account.ts'
import { defaultPeriod } from '#domain/rental/period.ts'

const baseURL = process.argv[2] ?? 'http://localhost:3000'
const folder = resolve(import.meta.dirname, '../../public/screenshots')
const narrow = { width: 390, height: 844 }
const wide = { width: 1280, height: 800 }

const search = `/search?${new URLSearchParams({ pl: 'douala-airport', ...defaultPeriod(Date.now()), rg: 'maxi' })}`
const screens = [
  { name: 'home-narrow', path: '/', size: narrow },
  { name: 'search-narrow', path: search, size: narrow },
  { name: 'car-narrow', path: `${search}&car=demo-prado-daily`, size: narrow },
  { name: 'booking-narrow', path: '/booking?b=demo-booking-next', size: narrow },
  { name: 'search-wide', path: search, size: wide },
  { name: 'booking-wide', path: '/booking?b=demo-booking-next', size: wide },
]

/** As people see it who have been here before: nothing passing by, nothing loading. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

const path = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ ...(path && { executablePath: path }), args: ['--no-sandbox'] })
for (const { name, path: address, size } of screens) {
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    serviceWorkers: 'block',
    timezoneId: 'Africa/Douala',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await context.request
    .post('/api/sign-in/frontend', {
      data: { email: 'driver@wouri.example', password: demonstrationPassword },
    })
    .then((answer) => answer.json())
    .then((user) =>
      context.addInitScript((record) => localStorage.setItem('bc-fe-user', record), JSON.stringify(user)),
    )
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}l=en`)
  await settle(page)
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 })
    .toBuffer()
  writeFileSync(resolve(folder, `${name}.png`), picture)
  await context.close()
}
await browser.close()

// A new version while the app is open: nothing typed is lost, no white page, and no reload without a press.

import { expect, test, type Page } from '@playwright/test'
import { defaultPeriod } from '#domain/rental/period.ts'
import { keptForOffline, open } from './screens.ts'
import { tripQuery } from './api-steps.ts'

const baseURL = process.env['E2E_DEPLOYMENTS']!
test.use({ baseURL, serviceWorkers: 'allow' })
// They put builds in place under one address.
test.describe.configure({ mode: 'serial' })

const order = (path: string) => fetch(`${baseURL}${path}`, { method: 'POST' })
const deploy = (build: string) => order(`/_deploy/${build}`)

test.beforeEach(() => Promise.all([deploy('A'), order('/_worker/ok')]))

/** The first letter of the build that runs. */
const running = (page: Page) =>
  page.evaluate(
    () =>
      /-(.)[\w-]{6}\.js/.exec(
        document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '',
      )?.[1],
  )

/** Tried again when the reload itself comes in between. */
const becomes = (page: Page, build: string) =>
  expect(async () => expect(await running(page)).toBe(build)).toPass({ timeout: 20_000 })

/** As the browser does by itself now and then. Resolves once the version that was found waits. */
async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update()
    const { installing } = registration
    if (installing === null) return
    await new Promise<void>((resolve) =>
      installing.addEventListener('statechange', () => installing.state !== 'installing' && resolve()),
    )
  })
}

const checkout = () => `/checkout?car=demo-prado-daily&${tripQuery(defaultPeriod(Date.now()))}`
const nextVersion = (page: Page) => page.getByText('New version ready', { exact: true })

test('three versions and a rollback, with a form open', async ({ page }) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  await open(page, '/', 'en')
  await keptForOffline(page)
  await page.goto(checkout())
  const name = page.getByLabel('Full name', { exact: true })
  await name.fill('Ngo Bassa Ruth')
  await page.getByLabel('Email').fill('ruth.update@wouri.example')
  loads = 0

  for (const build of ['B', 'C', 'A']) {
    await deploy(build)
    await findUpdate(page)
    await page.getByLabel('Phone', { exact: true }).fill(`6 71 23 45 6${build.charCodeAt(0) % 10}`)
    await expect(name).toHaveValue('Ngo Bassa Ruth')
    await expect(nextVersion(page)).toHaveCount(0)
    expect(await running(page)).toBe('A')
  }
  await deploy('D')
  await findUpdate(page)
  expect(loads).toBe(0)

  // Away from the form, a part that no version but the first has, and that is not kept on the device.
  await page.getByRole('button', { name: 'Back' }).click()
  await page
    .getByRole('button', { name: /Dates and times|Pick-up/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(nextVersion(page)).toBeVisible()
  expect(loads).toBe(0)
  await page.getByRole('button', { name: 'Reload' }).click()
  await becomes(page, 'D')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toBe(1)

  await page.goto(checkout())
  await expect(name).toHaveValue('Ngo Bassa Ruth')
})

test('a chunk that no longer exists: one silent reload, and the form is kept', async ({ browser }) => {
  // Without a worker nothing is kept, and every part comes from the server.
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await open(page, checkout(), 'en')
  const name = page.getByLabel('Full name', { exact: true })
  await name.fill('Ngo Bassa Ruth')
  let loads = 0
  page.on('load', () => (loads += 1))
  await deploy('B')
  await order('/_forget')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Bookings' }).first().click()
  await becomes(page, 'B')
  await expect(page).toHaveURL(/bookings/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toBe(1)
  await page.goto(checkout())
  await expect(name).toHaveValue('Ngo Bassa Ruth')
  await context.close()
})

test('a retired service worker is removed with its caches, and the page stays as it is', async ({ page }) => {
  await open(page, '/', 'en')
  await keptForOffline(page)
  await page.goto(checkout())
  const name = page.getByLabel('Full name', { exact: true })
  await name.fill('Ngo Bassa Ruth')
  await order('/_worker/retired')
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())!.update())
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  await expect.poll(left).toEqual([0, 0])
  await expect(name).toHaveValue('Ngo Bassa Ruth')
  await page.reload()
  await expect(name).toHaveValue('Ngo Bassa Ruth')
})

test.describe('a worker that cannot be fetched', () => {
  for (const answer of ['404', '500', 'html'])
    test(`answered with ${answer}, the one before stays and the app opens without a network`, async ({
      page,
    }) => {
      await open(page, '/', 'en')
      await keptForOffline(page)
      await order(`/_worker/${answer}`)
      await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistration())!.update().catch(() => undefined),
      )
      await page.context().setOffline(true)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await running(page)).toBe('A')
    })
})

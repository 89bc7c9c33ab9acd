// Unreachable is not refused, and signing out empties the device.

import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { bookWithSecondDriver, enter } from './api-steps.ts'
import { kept } from './device.ts'
import { aNewcomer, settleIn } from './newcomer.ts'
import { driver, keptForOffline, open, signIn, startSignedIn } from './screens.ts'
import { today } from './today.ts'

test.use({ serviceWorkers: 'allow' })

/** Somebody whose language no other test changes. */
const email = 'grace-tabi@wouri.example'

test('signing out leaves nothing personal on the device', async ({ page }) => {
  const words = await open(page, '/', 'en')
  await signIn(page, words, email)
  await expect(page.getByRole('link', { name: 'Voucher' })).toBeVisible()
  await expect.poll(() => kept(page)).toContain('Grace')
  await page
    .getByRole('button', { name: 'Account' })
    .or(page.getByRole('link', { name: 'Account' }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => kept(page)).not.toContain('Grace')
  const rest = await kept(page)
  for (const personal of [email, 'grace-tabi', 'demo-booking', '/api/']) expect(rest).not.toContain(personal)
  await keptForOffline(page)
  await page.context().setOffline(true)
  await page.goto('/bookings')
  await expect(page.getByText('Grace')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Voucher' })).toHaveCount(0)
})

test(
  'without a network, or with a server that fails, the person stays signed in; a refusal signs out silently',
  { tag: '@all' },
  async ({ page }) => {
    const words = await open(page, '/', 'en')
    await signIn(page, words, email)
    await expect(page.getByRole('link', { name: 'Voucher' })).toBeVisible()
    await keptForOffline(page)

    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Voucher' })).toBeVisible()
    await page.context().setOffline(false)

    await page.route('**/api/validate-access-token', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable' } }),
    )
    await page.reload()
    await expect(page.getByRole('link', { name: 'Voucher' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('bc-fe-user'))).toContain('grace-tabi')
    await page.unroute('**/api/validate-access-token')

    await page.context().clearCookies()
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bc-fe-user'))).toBeNull()
    await expect(page.getByText('Grace')).toHaveCount(0)
  },
)

/** Canaries: every personal field of the person holds one of these words, and no other text of the app does. */
const canaries = {
  fullName: 'Zaphira Canari',
  location: 'Rue du Canari 7',
  bio: 'My canary sings at dawn',
  phone: '+237671700707',
  second: 'Canarino Secondo',
}

type Bird = { id: string; email: string; booking: string }

/** Puts the canaries into a person's record. Each test has its own person and days. */
async function release(request: APIRequestContext, name: string, day: number): Promise<Bird> {
  const email = `${name}@wouri.example`
  const id = await enter(request, email)
  const { fullName, location, bio, phone, second } = canaries
  const updated = await request.post('/api/update-user', {
    data: { _id: id, fullName, location, bio, phone, birthDate: '1977-07-07' },
  })
  expect(updated.status()).toBe(200)
  const first = addDays(today, day)
  const booking = await bookWithSecondDriver(
    request,
    { from: `${first}T10:00`, to: `${addDays(first, 2)}T10:00` },
    second,
  )
  return { id, email, booking }
}

/** The canaries that are found on the device. */
async function found(page: Page, { id, email, booking }: Bird): Promise<string[]> {
  const all = await kept(page)
  return [...Object.values(canaries), id, email, booking].filter((word) => all.includes(word))
}

const shown = async (page: Page) => {
  await page.waitForLoadState()
  let text = ''
  // One that leads on to another page in this moment cannot be read.
  await expect(async () => void (text = await page.content())).toPass()
  return Object.values(canaries).filter((word) => text.includes(word))
}

/** Signs in without the screen and fills the device. */
async function live(page: Page, bird: Bird): Promise<void> {
  await startSignedIn(page, 'en', bird.email)
  await openPersonalScreens(page, bird)
}

/** Opens what shows personal fields, until the device keeps them. */
async function openPersonalScreens(page: Page, bird: Bird): Promise<void> {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/booking?b=${bird.booking}`)
  await expect(page.getByText(canaries.second).first()).toBeVisible()
  await expect
    .poll(() => found(page, bird))
    .toEqual(expect.arrayContaining([canaries.fullName, canaries.bio, canaries.second, bird.id]))
  await keptForOffline(page)
}

async function leave(page: Page): Promise<void> {
  await page.goto('/bookings')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

test(
  'no personal field stays on the device after signing out, nor comes back with Back',
  { tag: '@all' },
  async ({ page, playwright, baseURL }) => {
    const other = await playwright.request.newContext({ baseURL: baseURL! })
    const bird = await release(other, 'samuel-ekotto', 61)
    await signIn(page, await open(page, '/', 'en'), bird.email)
    await openPersonalScreens(page, bird)
    await leave(page)
    await expect.poll(() => found(page, bird)).toEqual([])
    for (let step = 0; step < 4; step++) {
      // It may be on its way to another page: what is shown then is what counts.
      await page.goBack().catch(() => undefined)
      await page.waitForLoadState()
      expect(await shown(page)).toEqual([])
    }
    expect(await found(page, bird)).toEqual([])
    await other.dispose()
  },
)

async function leaveElsewhere(page: Page): Promise<void> {
  await leave(await page.context().newPage())
}

async function empty(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

/** What happens while the page lies in the browser's memory, and how the browser says that it did. */
const meanwhile: [
  name: string,
  who: string,
  day: number,
  act: (page: Page) => Promise<void>,
  said: string,
][] = [
  ['somebody signed out in another tab', 'boris-kamdem', 64, leaveElsewhere, 'broadcastchannel-message'],
  ['the device was emptied without a word', 'lucia-mba-obiang', 76, empty, 'whole'],
]
for (const [name, who, day, act, said] of meanwhile) {
  test(
    `Back shows no person's data when ${name}`,
    { tag: '@all' },
    async ({ playwright, baseURL, launchOptions }) => {
      const other = await playwright.request.newContext({ baseURL: baseURL! })
      const bird = await release(other, who, day)
      test.slow()
      // Under load the browser may drop the page for a reason that it keeps to itself: then nothing is proved, and it goes again.
      let why = ''
      for (let turn = 0; turn < 3 && !why.includes(said); turn++) why = await comeBack(bird)
      expect(why).toContain(said)
      await other.dispose()

      /** Leaves and comes back; nothing personal is shown. Returns what the browser says of each page that was shown. */
      async function comeBack(bird: Bird): Promise<string> {
        const browser = await playwright.chromium.launch({
          ...launchOptions,
          // The browser without windows has no back/forward cache.
          ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        })
        const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } })
        const page = await context.newPage()
        await page.addInitScript(() => {
          window.addEventListener('pageshow', ({ persisted }) => {
            const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
              notRestoredReasons?: unknown
            })[]
            const said = persisted ? 'whole' : JSON.stringify(entry?.notRestoredReasons)
            sessionStorage.setItem('came-back', `${sessionStorage.getItem('came-back')} ${said}`)
          })
        })
        await live(page, bird)
        await page.goto('/mailbox')
        await act(page)
        await page.goBack()
        await expect.poll(() => shown(page)).toEqual([])
        let reasons = ''
        // Emptied, it is shown for a moment and then begins anew.
        await expect(async () => {
          reasons = await page.evaluate(() => sessionStorage.getItem('came-back') ?? '')
          expect(reasons).toMatch(/whole|reasons/)
        }).toPass()
        await expect.poll(() => shown(page)).toEqual([])
        await browser.close()
        return reasons
      }
    },
  )
}

test(
  'signing out offline empties the device at once, and is the first call when the network is back',
  { tag: '@all' },
  async ({ page, context, playwright, baseURL }) => {
    const other = await playwright.request.newContext({ baseURL: baseURL! })
    const bird = await release(other, 'yvette-essomba', 67)
    await live(page, bird)
    const session = (await context.cookies()).find(({ name }) => name.endsWith('sid'))!
    const cookie = `${session.name}=${session.value}`
    const holds = async () =>
      (await other.post('/api/validate-access-token', { headers: { cookie } })).status()
    await page.goto('/bookings')
    await page.getByRole('link', { name: 'Voucher' }).first().waitFor()

    await context.setOffline(true)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => found(page, bird)).toEqual([])
    expect(await shown(page)).toEqual([])
    await page.close()

    const calls: string[] = []
    const again = await context.newPage()
    again.on(
      'request',
      (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname),
    )
    await context.setOffline(false)
    await again.goto('/bookings')
    await expect.poll(() => calls[0]).toBe('/api/sign-out')
    await expect
      .poll(async () => (await context.cookies()).some(({ value }) => value === session.value))
      .toBe(false)
    expect(await holds()).not.toBe(200)
    expect(await shown(again)).toEqual([])
    expect(await found(again, bird)).toEqual([])
    await other.dispose()
  },
)

test(
  'a session that was ended elsewhere leaves this device silently, and as empty',
  { tag: '@all' },
  async ({ page, playwright, baseURL }) => {
    const other = await playwright.request.newContext({ baseURL: baseURL! })
    const bird = await release(other, 'hamadou-oumarou', 70)
    await live(page, bird)
    expect((await other.post('/api/sessions/end-others')).status()).toBe(200)
    await page.goto('/bookings')
    await expect.poll(() => found(page, bird)).toEqual([])
    expect(await shown(page)).toEqual([])
    await expect(page.getByRole('alert')).toHaveCount(0)
    await other.dispose()
  },
)

test(
  'a changed password ends the session of another browser at its next call',
  { tag: '@all' },
  async ({ page, playwright, baseURL }) => {
    const other = await playwright.request.newContext({ baseURL: baseURL! })
    const bird = await release(other, 'nadege-tchoumi', 73)
    await live(page, bird)
    const change = (password: string, newPassword: string) =>
      other.post('/api/change-password', { data: { _id: bird.id, password, newPassword, strict: true } })
    expect((await change(driver.password, 'sanaga-falls-88')).status()).toBe(200)
    await page.getByRole('link', { name: 'Bookings' }).first().click()
    await expect.poll(() => found(page, bird)).toEqual([])
    expect(await shown(page)).toEqual([])
    // For anyone who runs the test again on the same data.
    expect((await change('sanaga-falls-88', driver.password)).status()).toBe(200)
    await other.dispose()
  },
)

test(
  'answers that arrive in one tab after signing out in another are not stored',
  { tag: '@all' },
  async ({ page, context, playwright, baseURL }) => {
    const bird = await aNewcomer({ playwright, baseURL }, canaries.fullName, 170)
    await settleIn(page, bird)
    await page.getByRole('checkbox').first().check()
    // Slow answers are on their way in the second tab, and something is left to be sent, when they leave in the first.
    const second = await context.newPage()
    let arrive = () => {}
    const left = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const held: string[] = []
    let answered = 0
    await second.route(
      /\/api\/(bookings|user|Notifications|notification-counter|favourites)/i,
      async (route) => {
        const response = await route.fetch()
        held.push(await response.text())
        await left
        await route.fulfill({ response }).catch(() => undefined)
        answered++
      },
    )
    await second.goto('/notifications')
    await expect.poll(() => held.join()).toContain(bird.booking)
    const personal = async (tab: Page) => {
      const all = (await kept(tab)) + (await tab.content())
      return [bird.name, bird.id, bird.email, bird.booking, 'checklist-', 'draft-'].filter((word) =>
        all.includes(word),
      )
    }
    expect(await personal(page)).not.toEqual([])
    await leave(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bc-fe-user'))).toBeNull()
    // Every answer is read before what is asked for later is here, and written down before it: the list of suppliers has cities.
    const isLaterKept = async () => (await kept(second)).includes('"cities":')
    expect(await isLaterKept()).toBe(false)
    arrive()
    await expect.poll(() => answered).toBe(held.length)
    await second.evaluate(() => history.pushState({}, '', '/suppliers'))
    await expect.poll(isLaterKept).toBe(true)
    expect(await personal(page)).toEqual([])
    expect(await personal(second)).toEqual([])
  },
)

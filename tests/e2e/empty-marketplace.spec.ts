// A marketplace with nothing in it, from its first admin to the first booking: only through screens, each person on a phone
// of their own, on a process, a database and a mail server of the test.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { startProcess, type Process } from '#tests/support/process.ts'
import { mailServer, type MailServer } from '#tests/support/smtp.ts'
import { wordsIn } from '#tests/support/words.ts'
import { violations } from './axe.ts'
import { licencePhoto } from './licence-photo.ts'
import { fillBirthDate } from './screens.ts'
import { today } from './today.ts'

const words = wordsIn('en')
const password = 'mount-fako-4040'
const people = {
  admin: { fullName: 'Ada Mbarga', email: 'ada@marketplace.example' },
  owner: { fullName: 'Ebelle Martine', email: 'martine@nkam-drive.example', phone: '671234567' },
  driver: { fullName: 'Ruth Ngo Bassa', email: 'ruth@driver.example', phone: '677654321' },
}

let data: string
let mails: MailServer
let site: Process

test.beforeAll(async () => {
  test.setTimeout(120_000)
  data = mkdtempSync(join(process.env['E2E_DATA'] ?? tmpdir(), 'wouri-empty-'))
  mails = await mailServer()
  await mails.open()
  site = await startProcess({ WOURI_DEMO: 'off', WOURI_DATA: data, SMTP_URL: mails.url })
})

test.afterAll(async () => {
  await site.stop()
  await mails.leave()
  rmSync(data, { recursive: true, force: true })
})

/** The newest link of a mail to somebody, once it has come. */
async function mailedLink(to: string, path: string): Promise<string> {
  const find = () =>
    mails.received
      .filter((mail) => mail.to.includes(to))
      .map(({ text }) => new RegExp(`https?://\\S*${path}\\S*`).exec(text)?.[0])
      .findLast((link) => link !== undefined)
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  return find()!
}

/** Where the first admin begins: the process writes it after it has said that it is ready. */
async function printedLink(): Promise<string> {
  const find = () => /\S+\/activate\?\S+(?=\s)/.exec(site.written())?.[0]
  await expect.poll(find).toBeDefined()
  return find()!
}

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url! })
  return context.newPage()
}

const button = (page: Page, name: string) => page.getByRole('button', { name: words(name), exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: words(name) })

/** The address is there already: its owner comes from the link that made the account. */
async function signIn(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words('Sign in') })).toBeVisible()
  await expect(page.getByLabel(words('Email'))).toHaveValue(email)
  await page.getByLabel(words('Password'), { exact: true }).fill(password)
  await button(page, 'Sign in').click()
  await expect(page).toHaveURL(/\/staff$/)
}

async function addPlace(page: Page, name: string, kind: string, city: string | null): Promise<void> {
  await link(page, 'Add a place').click()
  await page.getByRole('combobox', { name: words('Type') }).click()
  await page.getByRole('option', { name: words(kind) }).click()
  if (city !== null) {
    await page.getByRole('combobox', { name: words('Belongs to') }).click()
    await page.getByRole('option', { name: city }).click()
  }
  const part = (title: string) => page.getByRole('region', { name: words(title) })
  await part('Name').getByLabel('English').fill(name)
  await part('Address with a landmark').getByLabel('English').fill('Facing the exit')
  await page.getByLabel(words('Latitude')).fill('4.0061, 9.7195')
  await expect(page.getByLabel(words('Longitude'))).toHaveValue('9.7195')
  await button(page, 'Add the place').click()
  await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
}

test('from nothing to the first booking: admin, places, supplier, car with photos and season, driver, confirmed', async ({
  browser,
}) => {
  test.setTimeout(240_000)

  const admin = await phone(browser)
  await admin.goto(await printedLink())
  await admin.getByLabel(words('Full name')).fill(people.admin.fullName)
  await admin.getByLabel(words('Email')).fill(people.admin.email)
  await admin.getByLabel(words('Password'), { exact: true }).fill(password)
  await admin.getByLabel(words('Confirm the password')).fill(password)
  await button(admin, 'Create the account').click()
  await signIn(admin, people.admin.email)
  await expect(admin.locator('[data-step]')).toHaveCount(2)
  expect(await violations(admin)).toEqual([])
  await admin.goto('/staff/manage')
  await link(admin, 'Places').click()
  await expect(admin.getByText(words('No places yet'))).toBeVisible()
  await addPlace(admin, 'Douala', 'City', null)
  await addPlace(admin, 'Douala Airport', 'Airport', 'Douala')
  await admin.goto('/staff/manage/suppliers')
  await link(admin, 'Invite a supplier').click()
  await admin.getByLabel(words('Name of the supplier')).fill('Nkam Drive')
  await admin.getByLabel(words('Full name')).fill(people.owner.fullName)
  await admin.getByLabel(words('Email')).fill(people.owner.email)
  await admin.getByLabel(words('Phone')).fill(people.owner.phone)
  await button(admin, 'Send the invitation').click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Nkam Drive' })).toBeVisible()

  const owner = await phone(browser)
  await owner.goto(await mailedLink(people.owner.email, '/activate'))
  await owner.getByLabel(words('New password'), { exact: true }).fill(password)
  await owner.getByLabel(words('Confirm the password')).fill(password)
  await button(owner, 'Activate the account').click()
  await link(owner, 'Add your first car').click()
  await owner.getByLabel(words('Name'), { exact: true }).fill('Toyota Fortuner')
  await owner.getByRole('checkbox', { name: 'Douala Airport' }).check()
  await owner.getByLabel(words('Per day'), { exact: true }).fill('45 000')
  await button(owner, 'Add the car').click()
  await expect(owner).toHaveURL(/\/staff\/cars\/[0-9a-f-]{36}/)
  const file = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg', 600, 800) }
  await owner
    .locator('input[data-photos]')
    .setInputFiles(['front', 'side', 'inside'].map((name) => ({ ...file, name: `${name}.jpg` })))
  await expect(owner.locator('[data-photo]')).toHaveCount(3, { timeout: 90_000 })

  await owner.goto('/staff')
  await expect(owner.locator('[data-step][data-done]')).toHaveCount(3)

  const first = addDays(today, 10)
  await owner.goto('/staff/manage/seasons/new')
  await owner.getByLabel(words('Name of the season')).fill('Festival')
  await owner.getByLabel(words('First day')).fill(addDays(first, 1))
  await owner.getByLabel(words('Last day')).fill(addDays(first, 21))
  await owner.getByLabel(words('Percentage'), { exact: true }).fill('20')
  await expect(owner.getByText('54,000 FCFA a day instead of 45,000 FCFA')).toBeVisible()
  expect(await violations(owner)).toEqual([])
  await button(owner, 'Add the season').click()
  await expect(owner.locator('[data-season]')).toContainText('Festival')
  expect(await violations(owner)).toEqual([])

  const driver = await phone(browser)
  await driver.goto('/')
  await driver.getByRole('combobox').first().fill('douala')
  await driver.getByRole('option', { name: /Airport/ }).click()
  await button(driver, 'Search').click()
  await expect(driver).toHaveURL(/\/search\?/)
  const address = new URL(driver.url())
  address.searchParams.set('from', `${first}T10:00`)
  address.searchParams.set('to', `${addDays(first, 3)}T10:00`)
  await driver.goto(address.href)
  const card = driver.getByRole('article').filter({ hasText: 'Toyota Fortuner' })
  // Two of the three days are in the season.
  await expect(card.locator('data[value="153000"]').first()).toBeVisible()
  await card.getByRole('link').first().click()
  const sheet = driver.getByRole('dialog')
  await expect(sheet.getByText('Season, 2 days')).toBeVisible()
  await sheet.getByRole('link', { name: words('Continue') }).click()
  await driver.getByLabel(words('Full name')).fill(people.driver.fullName)
  await driver.getByLabel(words('Email')).fill(people.driver.email)
  await driver.getByLabel(words('Phone')).fill(people.driver.phone)
  await fillBirthDate(driver, words, '1990-05-17')
  const licence = driver.getByRole('group', { name: words("Driver's licence") })
  await licence
    .locator('input[type=file]')
    .last()
    .setInputFiles(await licencePhoto())
  await expect(licence.getByText(words('Sent'), { exact: true }).first()).toBeVisible()
  await button(driver, 'Continue').click()
  await expect(driver).toHaveURL(/step=2/)
  await button(driver, 'Continue').click()
  await expect(driver).toHaveURL(/step=3/)
  await driver.getByRole('checkbox').last().check()
  await driver.getByRole('button', { name: /^Reserve/ }).click()
  await expect(driver.getByRole('heading', { name: words('Congratulations!') })).toBeVisible()
  await driver.goto(await mailedLink(people.driver.email, '/activate'))
  await button(driver, 'Confirm the booking').click()
  await expect(driver.getByRole('heading', { name: words('Thank you, it is confirmed') })).toBeVisible()

  await owner.goto('/staff')
  await expect(owner.locator('[data-step]')).toHaveCount(0)
  await owner.locator('[data-booking] a').first().click()
  await expect(owner.getByText(people.driver.fullName).first()).toBeVisible()
  await button(owner, 'Confirm the booking').click()
  await expect(owner.getByRole('article').getByText(words('Reserved', 'booking')).first()).toBeVisible()
  await driver.getByRole('link', { name: words('Open this booking') }).click()
  await expect(driver.getByText(words('Reserved', 'booking')).first()).toBeVisible()
})

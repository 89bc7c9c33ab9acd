// A marketplace with nothing in it, from its first admin to the first booking: only through screens, in French, each person on a
// phone of their own, on a process and a database of the test, and without a mail server. What is typed is counted.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { languageCookie } from '#contract/prerendered-page.ts'
import { addDays } from '#domain/rental/period.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { startProcess, type Process } from '#tests/support/process.ts'
import { wordsIn } from '#tests/support/words.ts'
import { violations } from './axe.ts'
import { licencePhoto } from './licence-photo.ts'
import { fillBirthDate } from './screens.ts'
import { today } from './today.ts'

const words = wordsIn('fr')
const password = 'mount-fako-4040'
const people = {
  admin: { fullName: 'Ada Mbarga', email: 'ada@marketplace.example' },
  owner: { fullName: 'Ebelle Martine', email: 'martine@nkam-drive.example', phone: '671234567' },
  driver: { fullName: 'Ruth Ngo Bassa', email: 'ruth@driver.example', phone: '677654321' },
}

/** Fields that somebody types into on the way; choices and photos are none. */
const mostTyped = 30
let typed = 0
async function type(field: Locator, text: string): Promise<void> {
  typed += 1
  await field.fill(text, { timeout: 20_000 })
}

let data: string
let site: Process

test.beforeAll(async () => {
  test.setTimeout(120_000)
  data = mkdtempSync(join(process.env['E2E_DATA'] ?? tmpdir(), 'wouri-empty-'))
  site = await startProcess({ WOURI_DEMO: 'off', WOURI_DATA: data })
})

test.afterAll(async () => {
  await site.stop()
  rmSync(data, { recursive: true, force: true })
})

/** Where the first admin begins: the process writes it after it has said that it is ready. */
async function printedLink(): Promise<string> {
  const find = () => /\S+\/activate\?\S+(?=\s)/.exec(site.written())?.[0]
  await expect.poll(find).toBeDefined()
  return find()!
}

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url!,
    locale: 'fr-CM',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await context.addInitScript(() => localStorage.setItem('bc-fe-language', 'fr'))
  await context.addCookies([{ name: languageCookie.name, value: 'fr', url: site.url! }])
  return context.newPage()
}

const button = (page: Page, name: string) => page.getByRole('button', { name: words(name), exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: words(name) })

/** The address is there already: its owner comes from the link that made the account. */
async function signIn(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words('Sign in') })).toBeVisible()
  await expect(page.getByLabel(words('Email'), { exact: true })).toHaveValue(email)
  await type(page.getByLabel(words('Password'), { exact: true }), password)
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
  await type(part('Name').getByLabel('Français'), name)
  await type(part('Address with a landmark').getByLabel('Français'), 'Face à la sortie')
  await type(page.getByLabel(words('Latitude')), '4.0061, 9.7195')
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
  await type(admin.getByLabel(words('Full name'), { exact: true }), people.admin.fullName)
  await type(admin.getByLabel(words('Email'), { exact: true }), people.admin.email)
  await type(admin.getByLabel(words('Password'), { exact: true }), password)
  await type(admin.getByLabel(words('Confirm the password')), password)
  await button(admin, 'Create the account').click()
  await signIn(admin, people.admin.email)
  await expect(admin.locator('[data-step]')).toHaveCount(2)
  expect(await violations(admin)).toEqual([])
  await admin.goto('/staff/manage')
  await link(admin, 'Places').click()
  await expect(admin.getByText(words('No places yet'))).toBeVisible()
  await addPlace(admin, 'Douala', 'City', null)
  await addPlace(admin, 'Aéroport de Douala', 'Airport', 'Douala')
  await admin.goto('/staff/manage/suppliers')
  await link(admin, 'Invite a supplier').click()
  await type(admin.getByLabel(words('Name of the supplier')), 'Nkam Drive')
  await type(admin.getByLabel(words('Full name'), { exact: true }), people.owner.fullName)
  await type(admin.getByLabel(words('Email'), { exact: true }), people.owner.email)
  await type(admin.getByLabel(words('Phone'), { exact: true }), people.owner.phone)
  await button(admin, 'Send the invitation').click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Nkam Drive' })).toBeVisible()
  // No mail leaves: the link goes by WhatsApp.
  await button(admin, 'Send the link').click()
  const message = await admin.getByRole('dialog').getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  const invitation = /https?:\/\/\S*\/activate\S*/.exec(new URL(message!).searchParams.get('text')!)![0]

  const owner = await phone(browser)
  await owner.goto(invitation)
  await type(owner.getByLabel(words('New password'), { exact: true }), password)
  await type(owner.getByLabel(words('Confirm the password')), password)
  await button(owner, 'Activate the account').click()
  await link(owner, 'Add your first car').click()
  await type(owner.getByLabel(words('Name'), { exact: true }), 'Toyota Fortuner')
  await owner.getByRole('checkbox', { name: 'Aéroport de Douala' }).check()
  await type(owner.getByLabel(words('Per day'), { exact: true }), '45 000')
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
  await type(owner.getByLabel(words('Name of the season')), 'Festival')
  await type(owner.getByLabel(words('First day')), addDays(first, 1))
  await type(owner.getByLabel(words('Last day')), addDays(first, 21))
  await type(owner.getByLabel(words('Percentage'), { exact: true }), '20')
  await expect(owner.getByText(/54\s000\sFCFA par jour au lieu de 45\s000\sFCFA/)).toBeVisible()
  expect(await violations(owner)).toEqual([])
  await button(owner, 'Add the season').click()
  await expect(owner.locator('[data-season]')).toContainText('Festival')
  expect(await violations(owner)).toEqual([])

  const driver = await phone(browser)
  await driver.goto('/')
  await type(driver.getByRole('combobox').first(), 'douala')
  await driver.getByRole('option', { name: /Aéroport/ }).click()
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
  await expect(sheet.getByText('Saison, 2 jours')).toBeVisible()
  await sheet.getByRole('link', { name: words('Continue') }).click()
  await type(driver.getByLabel(words('Full name'), { exact: true }), people.driver.fullName)
  await type(driver.getByLabel(words('Email'), { exact: true }), people.driver.email)
  await type(driver.getByLabel(words('Phone'), { exact: true }), people.driver.phone)
  typed += 3
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
  await driver.getByRole('button', { name: /^Réserver/ }).click()
  await expect(driver.getByRole('heading', { name: words('Congratulations!') })).toBeVisible()
  // No mail says "confirm": the agency is called, and confirms once it knows who has booked.
  const asked = driver.getByRole('region', { name: /^Nkam Drive/ })
  await expect(asked.getByRole('link', { name: words('Call') })).toHaveAttribute('href', /671234567$/)
  expect(await violations(driver)).toEqual([])

  await owner.goto('/staff')
  await expect(owner.locator('[data-step]')).toHaveCount(0)
  await owner.getByRole('link', { name: new RegExp(`^${words('Confirm')}\\s?: Toyota Fortuner$`) }).click()
  const reached = owner.getByRole('dialog')
  await expect(reached.getByRole('link', { name: words('Call') })).toHaveAttribute('href', /677654321$/)
  expect(await violations(owner)).toEqual([])
  await reached.getByRole('button', { name: words('I have reached them: confirm') }).click()
  await expect(owner.getByRole('article').getByText(words('Reserved', 'booking')).first()).toBeVisible()
  await driver.getByRole('link', { name: words('Open this booking') }).click()
  await expect(driver.getByText(words('Reserved', 'booking')).first()).toBeVisible()
  expect(typed).toBeLessThanOrEqual(mostTyped)
})

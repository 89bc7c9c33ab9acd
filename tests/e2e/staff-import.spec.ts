// A fleet in one evening, in French on a phone: twenty cars from a table, a photo for one, their prices changed together.

import { expect, test, type Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
import { today } from './today.ts'

const supplier = 'mboa-prestige'

async function be(page: Page): Promise<void> {
  const user = { _id: await enter(page.request, `${supplier}@wouri.example`), language: 'fr' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
}

const head = 'Nom;Immatriculation;Statut;Boîte de vitesses;Lieux;Caution;Par jour'
const table = (gearbox: string) =>
  [
    head,
    ...Array.from(
      { length: 20 },
      (_, index) =>
        `Suzuki Soirée ${index + 1};LT ${700 + index} SO;En ligne;${index === 6 ? gearbox : 'Manuelle'};Aéroport international de Garoua;100 000;${index === 0 ? '1 000' : '20 000'}`,
    ),
  ].join('\r\n')
const file = (text: string) => ({
  name: 'parc.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${text}`),
})

test(
  'an owner brings in twenty cars, photographs one that a driver finds, and changes the price of two',
  { tag: '@all' },
  async ({ page, browser }) => {
    // Pictures are made of the photo.
    test.slow()
    await be(page)
    await page.goto('/staff/cars?l=fr')
    await page.getByRole('link', { name: 'Importer' }).click()
    await expect(page.getByRole('link', { name: 'Télécharger un tableau vide' })).toBeVisible()
    expect(await violations(page)).toEqual([])

    // One wrong cell keeps all twenty out, and says where it is.
    const input = page.locator('input[data-table]')
    await input.setInputFiles(file(table('Semi')))
    const problem = page.locator('[data-problem]')
    await expect(problem).toHaveCount(1)
    await expect(problem).toContainText('Ligne 8')
    await expect(problem).toContainText('Boîte de vitesses (D8)')
    await expect(problem).toContainText(/Semi.*Manuelle, Automatique/)
    expect(await violations(page)).toEqual([])

    await input.setInputFiles(file(table('Manuelle')))
    await expect(page.getByText('20 nouvelles voitures')).toBeVisible()
    await page.getByRole('button', { name: 'Ajouter 20 voitures' }).click()
    await page.getByRole('link', { name: 'Voir les voitures' }).click()
    await expect(page).toHaveURL(/\/staff\/cars/)

    await page.goto('/staff/cars?l=fr&q=Suzuki%20Soirée')
    await expect(page.locator('main [data-car]')).toHaveCount(20)
    await page.locator('main [data-car]').first().getByRole('link').first().click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('Suzuki')
    const name = await heading.textContent()
    const picture = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg', 600, 800) }
    await page.locator('input[data-photos]').setInputFiles(picture)
    await expect(page.locator('[data-photo]')).toHaveCount(1, { timeout: 60_000 })

    const others = await browser.newContext()
    const driver = await others.newPage()
    const first = addDays(today, 200)
    await driver.goto(
      `/search?pl=garoua-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00&suppliers=${supplier}&sort=total&l=fr`,
    )
    await expect(driver.getByText(name!, { exact: true }).first()).toBeVisible()
    await others.close()

    await page.goto('/staff/cars?l=fr&q=Suzuki%20Soirée')
    await page.getByRole('button', { name: 'Sélectionner' }).click()
    const ticks = page.getByRole('checkbox', { name: /Suzuki/ })
    await ticks.nth(0).check()
    await ticks.nth(1).check()
    await page.getByRole('button', { name: /Modifier prix/ }).click()
    await page.getByLabel('Pourcentage', { exact: true }).fill('10')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Voir ce qui change' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.locator('[data-car]')).toHaveCount(2)
    await expect(sheet.locator('[data-car]').first()).toContainText(/1\s000\sFCFA.*1\s100\sFCFA/)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Modifier 2 voitures' }).click()
    await expect(page.getByText(/^1\s100\sFCFA/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Défaire', exact: true }).click()
    await expect(page.getByText(/^1\s100\sFCFA/)).toHaveCount(0)
  },
)

/** How long a practised hand takes, in seconds: for a tap, and for a letter. */
const aTap = 1.2
const aLetter = 0.3

test(
  'twenty cars from a table and a photo for each take less than a quarter of an hour',
  { tag: '@all' },
  async ({ page }, { annotations }) => {
    test.slow()
    const rows = Array.from({ length: 20 }, (_, index) => ({
      plate: `LT ${300 + index} PH`,
      line: `Kia Veillée ${index + 1};LT ${300 + index} PH;Aéroport international de Garoua;20 000`,
    }))
    // The table is typed cell by cell.
    let seconds = rows.reduce((sum, { line }) => sum + line.length * aLetter + 4 * aTap, 0)
    let taps = 0
    const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      taps++
      await page.getByRole(role, { name }).click()
    }
    await be(page)
    const begun = Date.now()
    await page.goto('/staff/cars?l=fr')
    await tap('Importer', 'link')
    // The button, the file, and "open".
    taps += 3
    await page
      .locator('input[data-table]')
      .setInputFiles(
        file(['Nom;Immatriculation;Lieux;Par jour', ...rows.map(({ line }) => line)].join('\r\n')),
      )
    await tap('Ajouter 20 voitures')
    await expect(page.getByRole('link', { name: 'Voir les voitures' })).toBeVisible()
    // The button, "select all", and "open"; before that each photo was given its name.
    taps += 3 + 20 * 3
    seconds += rows.reduce((sum, { plate }) => sum + plate.length * aLetter, 0)
    const buffer = await photo('jpeg', 900, 600)
    await page
      .locator('input[data-photos]')
      .setInputFiles([
        ...rows.map(({ plate }) => ({ name: `${plate}.jpg`, mimeType: 'image/jpeg', buffer })),
        { name: 'garage.jpg', mimeType: 'image/jpeg', buffer },
      ])
    await expect(page.locator('[data-planned]')).toHaveCount(20)
    await expect(page.locator('[data-left=no-plate]')).toContainText('garage.jpg')
    expect(await violations(page)).toEqual([])
    await tap('Envoyer 20 photos')
    await expect(page.getByText('20 sur 20 envoyées')).toBeVisible({ timeout: 120_000 })
    const minutes = (seconds + taps * aTap + (Date.now() - begun) / 1000) / 60
    annotations.push({ type: 'minutes', description: minutes.toFixed(1) })
    // oxlint-disable-next-line no-console -- it is counted to be read
    console.log(`twenty cars with their photos: ${minutes.toFixed(1)} minutes`)
    expect(minutes).toBeLessThan(15)
    await page.goto('/staff/cars?l=fr&q=Kia%20Veillée&order=photos')
    await expect(page.locator('main [data-car] img[src*="/photos/"]')).toHaveCount(20)
  },
)

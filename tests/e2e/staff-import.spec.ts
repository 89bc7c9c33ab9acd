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
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(page.getByText(/^1\s100\sFCFA/)).toHaveCount(0)
  },
)

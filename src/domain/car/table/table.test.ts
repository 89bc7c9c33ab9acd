import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { carHeadings, type CarHeading } from './car-headings.ts'
import { findColumns } from './find-columns.ts'
import { readCell } from './read-cell.ts'

const places = [
  {
    id: 'douala-airport',
    name: { en: 'Douala Airport', fr: 'Aéroport de Douala', es: 'Aeropuerto de Duala' },
  },
  { id: 'yaounde', name: { en: 'Yaounde', fr: 'Yaoundé', es: 'Yaundé' }, aliases: ['Ongola'] },
]
const read = (heading: CarHeading, text: string) => readCell(heading, text, { language: 'fr', places })

describe('headings', () => {
  test.each(languages)('in %s are each the column that the export writes', (language) => {
    const headings = Object.keys(carHeadings) as CarHeading[]
    const { at, ignored, twice } = findColumns(headings.map((heading) => carHeadings[heading][language]))
    expect([...at]).toEqual(headings.map((heading, index) => [heading, index]))
    expect({ ignored, twice }).toEqual({ ignored: [], twice: [] })
  })

  test('"Places" are seats in French and where a car is fetched in English', () => {
    expect(findColumns(['Nom', 'Immatriculation', 'Places']).at.has('seats')).toBe(true)
    expect(findColumns(['Name', 'Number plate', 'Places']).at.has('locations')).toBe(true)
  })

  test('are known without accents, case and unit, and what is unknown or said twice is told', () => {
    expect(findColumns(['NOM', ' par jour ', 'Categorie', 'Couleur', '', 'nom'])).toEqual({
      language: 'fr',
      at: new Map([
        ['name', 0],
        ['dailyPrice', 1],
        ['range', 2],
      ]),
      ignored: ['Couleur'],
      twice: ['name'],
    })
  })
})

describe('a cell', () => {
  test.each([
    ['range', 'camping car', 'caravan'],
    ['gearbox', 'Automático', 'automatic'],
    ['state', 'EN LIGNE', 'listed'],
    ['airConditioning', 'no', false],
    ['airConditioning', 'sí', true],
    ['multimedia', 'Bluetooth | Écran tactile', ['bluetooth', 'touchscreen']],
    ['locations', 'aeroport de douala | Ongola', ['douala-airport', 'yaounde']],
    ['dailyPrice', '45 000 FCFA', 45_000],
    ['dailyPrice', '45k', 45_000],
    ['dailyPrice', '-5', -5],
    ['seats', '5,0', 5],
    ['mileage', 'Illimité', -1],
    ['mileage', '250', 250],
    ['fullInsurance', 'Non proposé', -1],
    ['fullInsurance', 'Inclus', 0],
    ['fullInsurance', '8.000', 8000],
  ] as const)('of %s that says %j is %j', (heading, text, value) => {
    expect(read(heading, text)).toEqual({ value })
  })

  test.each([
    ['gearbox', 'Semi', { problem: 'not-a-word', wrong: 'Semi', allowed: ['Manuelle', 'Automatique'] }],
    ['dailyPrice', 'cher', { problem: 'not-a-number', wrong: 'cher' }],
    ['deposit', '12,5', { problem: 'not-a-number', wrong: '12,5' }],
    ['locations', 'Yaoundé | Atlantis', { problem: 'unknown-place', wrong: 'Atlantis' }],
  ] as const)('of %s that says %j is told', (heading, text, told) => {
    expect(read(heading, text)).toEqual(told)
  })
})

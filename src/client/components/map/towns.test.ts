import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPlaces } from '#domain/location/find-places.ts'
import { townsOf } from './towns.ts'

const towns = townsOf(JSON.parse(readFileSync('public/map/basemap.json', 'utf8')))
const found = (typed: string) => findPlaces(towns, typed).places.map(({ _id }) => _id)

test('a town of our basemap is found by its name, a short name, and a quarter, however it is written', () => {
  expect(towns.length).toBeGreaterThan(50)
  expect(found('ngaoundere')).toEqual(['Ngaoundéré'])
  expect(found('DLA')).toEqual(['Douala'])
  expect(found('bonapriso')).toEqual(['Douala'])
  expect(towns.find(({ _id }) => _id === 'Douala')).toMatchObject({ latitude: 4.05, longitude: 9.7 })
})

test('what is no basemap is refused', () => {
  expect(() => townsOf({ type: 'Feature' })).toThrow('features')
})

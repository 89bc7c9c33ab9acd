import { expect, test } from 'vitest'
import type { Location } from '#contract/cars/locations.ts'
import { placeNamed } from '#domain/location/place-named.ts'
import { groupsFor } from './place-groups.ts'
import { nearest } from './nearest.ts'

const all3 = (text: string) => ({ en: text, fr: text, es: text })

function place(
  _id: string,
  kind: Location['kind'],
  name: Location['name'],
  at: [number, number],
  parent: string | null,
): Location {
  return { _id, parent, kind, name, address: all3(''), latitude: at[0], longitude: at[1], cars: 1 }
}

const airport = {
  en: 'Yaoundé-Nsimalen Airport',
  fr: 'Aéroport de Yaoundé-Nsimalen',
  es: 'Aeropuerto de Yaundé',
}
const places = [
  place('yaounde', 'city', { en: 'Yaoundé', fr: 'Yaoundé', es: 'Yaundé' }, [3.85, 11.5], null),
  place('nsimalen', 'airport', airport, [3.72, 11.55], 'yaounde'),
  place('bastos', 'district', all3('Yaoundé, Bastos'), [3.89, 11.51], 'yaounde'),
  place('kribi', 'city', all3('Kribi'), [2.94, 9.91], null),
]

const found = (typed: string) =>
  groupsFor(places, typed, [], null).groups.flatMap((group) => group.places.map(({ _id }) => _id))

test('accents do not matter, airports come before their city', () => {
  expect(found('yaounde')).toEqual(['nsimalen', 'yaounde', 'bastos'])
})

test('a name in another language is understood', () => {
  expect(found('aeroport')).toEqual(['nsimalen'])
  expect(found('yaunde')).toEqual(['nsimalen', 'yaounde'])
})

test('every word typed begins some word, or is one with a wrong letter', () => {
  expect(found('yao bas')).toEqual(['bastos'])
  expect(found('astos')).toEqual(['bastos'])
})

test('a name of none: what comes closest, then every place', () => {
  const { groups, isCertain } = groupsFor(places, 'Paris', ['kribi'], null)
  expect(isCertain).toBe(false)
  expect(groups.map(({ kind, places: { length } }) => [kind, length])).toEqual([
    ['closest', 3],
    ['airport', 1],
    ['city', 2],
    ['district', 1],
  ])
})

test('nothing typed is every place', () => {
  expect(found('')).toHaveLength(4)
})

test('a whole name typed is that place', () => {
  expect(placeNamed(places, ' yaoundé ')?._id).toBe('yaounde')
  expect(placeNamed(places, 'yao')).toBeNull()
})

test('near me are places to go to, not the city around them', () => {
  expect(nearest(places, { latitude: 3.88, longitude: 11.5 }, 2).map(({ _id }) => _id)).toEqual([
    'bastos',
    'nsimalen',
  ])
})

import { expect, test } from 'vitest'
import { findPlaces } from '#domain/location/find-places.ts'
import type { Location } from '#contract/cars/locations.ts'
import { groupPlaces, kilometresTo, nearestFirst, type CityGroup } from './group-places.ts'

const all3 = (text: string) => ({ en: text, fr: text, es: text })

function place(
  _id: string,
  kind: Location['kind'],
  at: [number, number],
  parent: string | null,
  name = _id,
): Location {
  return {
    _id,
    parent,
    kind,
    name: all3(name),
    address: all3(''),
    latitude: at[0],
    longitude: at[1],
    cars: 1,
  }
}

const places = [
  place('douala', 'city', [4.05, 9.77], null, 'Douala'),
  place('douala-airport', 'airport', [4.01, 9.72], 'douala', 'Douala International Airport'),
  place('akwa', 'district', [4.05, 9.7], 'douala', 'Akwa'),
  place('yaounde', 'city', [3.85, 11.5], null, 'Yaoundé'),
  place('bastos', 'district', [3.89, 11.51], 'yaounde', 'Yaoundé, Bastos'),
  place('kribi', 'city', [2.94, 9.91], null, 'Kribi'),
]

const read = (groups: readonly CityGroup[]) =>
  groups.map((group) => [group.city._id, group.places.map(({ _id }) => _id)])

const found = (typed: string) => read(groupPlaces(places, findPlaces(places, typed).places))

test('each city is listed once, with its places under it, in the order given', () => {
  expect(found('')).toEqual([
    ['douala', ['douala-airport', 'akwa']],
    ['yaounde', ['bastos']],
    ['kribi', []],
  ])
})

test('a city that is found brings all of its places, also those of another name', () => {
  expect(found('douala')).toEqual([['douala', ['douala-airport', 'akwa']]])
})

test('a found place is listed under its city, alone', () => {
  expect(found('akwa')).toEqual([['douala', ['akwa']]])
})

test('accents and capitals do not matter, and an unknown name leads to what comes closest', () => {
  expect(found('YAOUNDE')).toEqual([['yaounde', ['bastos']]])
  expect(findPlaces(places, 'atlantis').isCertain).toBe(false)
  expect(found('atlantis').length).toBeGreaterThan(0)
})

test('places deep in the tree are listed under their city too', () => {
  const deep = [...places, place('gate', 'district', [4, 9.7], 'douala-airport')]
  expect(read(groupPlaces(deep))[0]).toEqual(['douala', ['douala-airport', 'gate', 'akwa']])
})

test('a place whose city is unknown is not lost', () => {
  expect(read(groupPlaces([place('alone', 'airport', [5, 10], 'nowhere')]))).toEqual([['alone', []]])
})

test('from Kribi, Kribi comes first, and within Douala the airport on the way there', () => {
  const from = { latitude: 2.95, longitude: 9.91 }
  expect(read(nearestFirst(groupPlaces(places), from))).toEqual([
    ['kribi', []],
    ['douala', ['douala-airport', 'akwa']],
    ['yaounde', ['bastos']],
  ])
  expect(read(nearestFirst(groupPlaces(places), { latitude: 4.05, longitude: 9.69 }))[0]).toEqual([
    'douala',
    ['akwa', 'douala-airport'],
  ])
})

test('a city is as far as the nearest of its places', () => {
  const [douala] = groupPlaces(places)
  expect(kilometresTo(douala!, { latitude: 4.05, longitude: 9.7 })).toBe(0)
})

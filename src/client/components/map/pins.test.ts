import { describe, expect, test } from 'vitest'
import { gatherPins, pinOf } from './pins.ts'
import type { MapPoint } from './points.ts'

const douala: MapPoint = { id: 'douala', name: 'Douala', latitude: 4.05, longitude: 9.77, cars: 30 }
const airport: MapPoint = {
  id: 'airport',
  name: 'Airport',
  latitude: 4.006,
  longitude: 9.72,
  cars: 20,
  parent: 'douala',
}
const akwa: MapPoint = {
  id: 'akwa',
  name: 'Akwa',
  latitude: 4.05,
  longitude: 9.696,
  cars: 15,
  parent: 'douala',
}
const buea: MapPoint = { id: 'buea', name: 'Buea', latitude: 4.15, longitude: 9.24, cars: 4 }
const garoua: MapPoint = { id: 'garoua', name: 'Garoua', latitude: 9.3, longitude: 13.4, cars: 6 }
const all = [airport, akwa, douala, buea, garoua]

const names = (zoom: number) => gatherPins(all, zoom).map(({ name }) => name)

describe('which pins are shown', () => {
  test('from far a pin stands for its neighbours too, under the name of the one with most cars', () => {
    const pins = gatherPins(all, 5)
    expect(pins.map(({ name, cars }) => [name, cars])).toEqual([
      ['Douala', 34],
      ['Garoua', 6],
    ])
    expect(pins[0]!.members).toEqual([douala, buea])
  })

  test('nearer every city has its own', () => {
    expect(names(7.5)).toEqual(['Douala', 'Garoua', 'Buea'])
  })

  test('nearer still a city is its places, and a city without places stays', () => {
    expect(names(11)).toEqual(['Airport', 'Akwa', 'Garoua', 'Buea'])
  })

  test('places of a city together never have more cars than the city', () => {
    expect(
      gatherPins([douala, airport, { ...akwa, latitude: 4.01, longitude: 9.72 }], 10).map(({ cars }) => cars),
    ).toEqual([30])
  })

  test('a place whose city is not among the points is shown from far as well', () => {
    expect(gatherPins([airport], 5).map(({ id }) => id)).toEqual(['airport'])
  })

  test('places without a count have no number', () => {
    const { cars: _, ...uncounted } = airport
    expect(gatherPins([uncounted], 5)[0]!.cars).toBeNull()
  })
})

test('what is picked is shown by its pin, by the one that covers it, or by its city', () => {
  const far = gatherPins(all, 5)
  expect(pinOf(far, all, 'garoua')?.id).toBe('garoua')
  expect(pinOf(far, all, 'buea')?.id).toBe('douala')
  expect(pinOf(far, all, 'akwa')?.id).toBe('douala')
  expect(pinOf(far, all, 'nowhere')).toBeUndefined()
  expect(pinOf(far, all, null)).toBeUndefined()
})

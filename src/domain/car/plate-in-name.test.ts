import { expect, test } from 'vitest'
import { carOfFile } from './plate-in-name.ts'

const cars = ['LT700SO', 'LT700S', 'CE12AB', null].map((plate) => ({ plate }))
const plateOf = (name: string) => {
  const found = carOfFile(name, cars)
  return typeof found === 'string' ? found : (found?.plate ?? null)
}

test.each([
  ['LT700SO.jpg', 'LT700SO'],
  ['lt 700 so 2.JPEG', 'LT700SO'],
  ['IMG_lt-700-so_avant.heic', 'LT700SO'],
  ['Prado.CE.12.AB.png', 'CE12AB'],
  // A plate within a longer one.
  ['LT 700 S (3).jpg', 'LT700S'],
  ['IMG_20261128_1203.jpg', null],
  // What comes after the last dot is no name.
  ['photo.CE12AB', null],
  ['CE12AB et LT700SO.jpg', 'several'],
])('%s is a photo of %s', (name, plate) => {
  expect(plateOf(name)).toBe(plate)
})

import { expect, test } from 'vitest'
import { planPhotos } from './photo-plan.ts'

const car = (_id: string, plate: string | null, photos = 0) => ({ _id, name: _id, plate, photos })
const cars = [car('prado', 'LT700SO'), car('corolla', 'CE12AB', 7), car('bare', null)]
const named = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/jpeg' }))

test('photos go to the cars of their plates, numbered ones in their order', () => {
  const { planned, left } = planPhotos(
    named('LT700SO 10.jpg', 'LT700SO 2.jpg', 'ce 12 ab.jpg', 'lt 700 so.jpg'),
    cars,
  )
  expect(planned.map(({ file, car: { _id } }) => [file.name, _id])).toEqual([
    ['ce 12 ab.jpg', 'corolla'],
    ['lt 700 so.jpg', 'prado'],
    ['LT700SO 2.jpg', 'prado'],
    ['LT700SO 10.jpg', 'prado'],
  ])
  expect(left).toEqual([])
})

test('what cannot be sent is told before, each with its reason', () => {
  const { planned, left } = planPhotos(
    named('CE12AB 1.jpg', 'CE12AB 2.jpg', 'garage.jpg', 'LT700SO CE12AB.jpg'),
    cars,
  )
  expect(planned.map(({ file }) => file.name)).toEqual(['CE12AB 1.jpg'])
  expect(left.map(({ file, why }) => [file.name, why])).toEqual([
    ['CE12AB 2.jpg', 'no-room'],
    ['garage.jpg', 'no-plate'],
    ['LT700SO CE12AB.jpg', 'several-plates'],
  ])
})

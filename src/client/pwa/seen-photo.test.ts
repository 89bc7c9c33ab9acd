import { expect, test } from 'vitest'
import { photoAddress } from '#domain/car/photos.ts'
import { seenPhoto } from './seen-photo.ts'

const [seen, other] = ['ab'.repeat(16), 'cd'.repeat(16)]
const address = (path: string) => `https://wouri.example${path}`

test('without a network the widest cached file of the same photograph is used, and nothing else', () => {
  const cached = [
    address('/pictures/cars/suv-pearl.svg'),
    address(photoAddress(seen, 360, 'avif')),
    address(photoAddress(seen, 720, 'webp')),
    address(photoAddress(other, 1200, 'avif')),
  ]
  expect(seenPhoto(address(photoAddress(seen, 1200, 'avif')), cached)).toBe(cached[2])
  expect(seenPhoto(address(photoAddress('ef'.repeat(16), 360, 'avif')), cached)).toBeUndefined()
  expect(seenPhoto(address('/pictures/cars/suv-silver.svg'), cached)).toBeUndefined()
})

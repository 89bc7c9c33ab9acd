import { expect, test } from 'vitest'
import { fitted, lighter, shrinkPicture } from './shrink-picture.ts'

const file = (bytes: number, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type })
const jpeg = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 1601, height: 10 },
    { width: 1600, height: 10 },
  ],
  [
    { width: 9000, height: 2 },
    { width: 1600, height: 1 },
  ],
])('%j becomes %j: the longest side is 1600, the shape stays', (camera, sent) => {
  expect(fitted(camera)).toEqual(sent)
})

test('a small picture is not blown up', () => {
  expect(fitted({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
})

test('the lighter picture is sent, under its own name', () => {
  const sent = lighter(file(9_000, 'IMG 4.of.7.png', 'image/png'), jpeg(400))
  expect([sent.name, sent.type, sent.size]).toEqual(['IMG 4.of.7.jpg', 'image/jpeg', 400])
})

test('a picture that would only grow is sent as it is', () => {
  const original = file(400, 'licence.webp', 'image/webp')
  expect(lighter(original, jpeg(400))).toBe(original)
  expect(lighter(original, null)).toBe(original)
})

test('a photo of a kind that the server does not take becomes a JPEG at any price', () => {
  expect(lighter(file(400, 'IMG_0001.HEIC', 'image/heic'), jpeg(900)).name).toBe('IMG_0001.jpg')
})

test('a PDF is nothing to shrink', async () => {
  const pdf = file(9_000, 'licence.pdf', 'application/pdf')
  expect(await shrinkPicture(pdf)).toBe(pdf)
})

test('a picture that this browser cannot decode is left to the server', async () => {
  const riddle = file(9_000, 'licence.jpg', 'image/jpeg')
  expect(await shrinkPicture(riddle)).toBe(riddle)
})

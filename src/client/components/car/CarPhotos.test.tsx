import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { photoAddress } from '#domain/car/photos.ts'
import { changeDataSaver } from '#client/store/data-saver.ts'
import { press, pressKey, render } from '#tests/support/render.tsx'
import { CarPhotos } from './CarPhotos.tsx'
import { PhotoStrip } from './PhotoStrip.tsx'

const photos = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32))
const car = { name: 'Prado', image: photoAddress(photos[0]!, 720, 'webp'), photos }
const alts = (root: Element) => [...root.querySelectorAll('img')].map(({ alt }) => alt)

test('a photograph is loaded when the one before it is reached, in sizes and AVIF with WebP behind', async () => {
  const { root } = await render(<PhotoStrip car={car} priority />)
  expect(alts(root)).toEqual(['Prado, photo 1 of 4'])
  expect(root.querySelector('source')?.srcset).toContain(`${photoAddress(photos[0]!, 1200, 'avif')} 1200w`)
  expect(root.querySelector('img')?.srcset).toContain(`${photoAddress(photos[0]!, 360, 'webp')} 360w`)
  const strip = root.querySelector<HTMLElement>('[role="group"]')!
  Object.defineProperty(strip, 'clientWidth', { value: 300 })
  await act(async () => {
    strip.scrollLeft = 300
    strip.dispatchEvent(new Event('scroll'))
  })
  expect(alts(root)).toHaveLength(3)
  expect(root.textContent).toBe('2/4')
})

test('where data is saved, the smallest size is asked for', async () => {
  changeDataSaver(true)
  const { root } = await render(<PhotoStrip car={car} />)
  const sizes = [...root.querySelectorAll('source, img')].map((element) => element.getAttribute('sizes'))
  expect(sizes).toEqual(['1px', '1px'])
  await act(async () => changeDataSaver(false))
})

test('a tap on the photographs and the enter key open the car', async () => {
  const onPress = vi.fn()
  const { root } = await render(<PhotoStrip car={car} onPress={onPress} />)
  const strip = root.querySelector('[role="group"]')!
  await press(strip)
  await pressKey(strip, 'Enter')
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('a drawn car and a single photograph do not swipe', async () => {
  const drawn = { name: 'Prado', image: '/pictures/cars/fullsize-pearl.svg', photos: [] }
  const { root, update } = await render(<CarPhotos car={drawn} />)
  expect(root.querySelector('[role="group"], source')).toBeNull()
  expect(root.querySelector('img')?.getAttribute('src')).toBe(drawn.image)
  // Nobody takes it for a photograph of the very car, whether they see or hear it.
  expect([alts(root), root.textContent]).toEqual([['Prado, drawing'], 'Drawing'])
  await update(<CarPhotos car={{ ...car, photos: photos.slice(0, 1) }} />)
  expect(root.querySelector('[role="group"]')).toBeNull()
  expect([alts(root), root.textContent]).toEqual([['Prado, photo'], ''])
  await update(<CarPhotos car={car} />)
  await vi.waitFor(() => expect(root.querySelector('[role="group"]')).not.toBeNull())
})

import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { press, pressKey, render } from '#tests/support/render.tsx'
import { FullScreenPhotos } from './FullScreenPhotos.tsx'

const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at).repeat(32))
const onClose = vi.fn()
// A page of a test has no layout: what would be scrolled to is noted.
const scrollTo = vi.fn()
Element.prototype.scrollTo = scrollTo
afterEach(() => vi.clearAllMocks())

async function open(count: number, start = 0) {
  await render(<FullScreenPhotos name="Prado" photos={ids(count)} start={start} onClose={onClose} />)
  const dialog = document.querySelector('[role="dialog"]')!
  const button = (name: string) => dialog.querySelector(`button[aria-label="${name}"]`)
  return {
    dialog,
    button,
    title: () => dialog.querySelector('h2')?.textContent,
    alts: () => [...dialog.querySelectorAll('img')].map(({ alt }) => alt).filter((alt) => alt !== ''),
  }
}

test('eight photographs are stepped through by buttons, keys and small pictures, each fetched when it is near', async () => {
  const { dialog, button, title, alts } = await open(8, 1)
  expect(title()).toBe('Prado, 2 of 8')
  expect(alts()).toEqual(['Prado, photo 1 of 8', 'Prado, photo 2 of 8', 'Prado, photo 3 of 8'])
  await press(button('Next photo'))
  expect(title()).toBe('Prado, 3 of 8')
  await pressKey(dialog, 'ArrowLeft')
  await pressKey(dialog, 'ArrowLeft')
  await pressKey(dialog, 'ArrowLeft')
  expect(title()).toBe('Prado, 1 of 8')
  expect(button('Previous photo')).toHaveProperty('disabled', true)
  await press(button('Prado, photo 8 of 8'))
  expect(title()).toBe('Prado, 8 of 8')
  expect(dialog.querySelector('[aria-current]')).toBe(button('Prado, photo 8 of 8'))
  expect(button('Next photo')).toHaveProperty('disabled', true)
})

test('a photograph is looked at closely and becomes whole again, by the button, a tap, or with the next one', async () => {
  const { dialog, button } = await open(2)
  const isClose = () => dialog.querySelector('[data-zoomed]') !== null
  await press(button('Larger'))
  expect(isClose()).toBe(true)
  expect(dialog.querySelector('source')?.getAttribute('sizes')).toBe('250vw')
  await press(button('Smaller'))
  expect(isClose()).toBe(false)
  await press(dialog.querySelector('img'))
  expect(isClose()).toBe(true)
  await press(button('Next photo'))
  expect(isClose()).toBe(false)
})

test('one photograph has nothing to step to', async () => {
  const { button, title, alts } = await open(1)
  expect([title(), alts()]).toEqual(['Prado', ['Prado, photo']])
  expect(button('Next photo')).toBeNull()
  await press(button('Close'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('one that cannot be loaded is a quiet silhouette among the others', async () => {
  const { dialog, alts } = await open(3)
  const broken = dialog.querySelector('img[alt="Prado, photo 2 of 3"]')!
  await act(async () => broken.dispatchEvent(new Event('error')))
  expect(alts()).toEqual(['Prado, photo 1 of 3'])
  expect(dialog.querySelector('[role="img"][aria-label="Prado, no photo"]')).not.toBeNull()
})

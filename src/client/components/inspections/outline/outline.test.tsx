import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { carTypes } from '#domain/car/car.ts'
import { render } from '#tests/support/render.tsx'
import { pressKey } from '#tests/support/render.tsx'
import { CarOutline } from './CarOutline.tsx'
import { outlineOf } from '#domain/inspection/outline.ts'

test('each kind of body has a drawing of its own, whole on its canvas, with both sides, ends and wheels', () => {
  const drawings = carTypes.map((type) => outlineOf(type))
  expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(carTypes.length)
  for (const { zones, height, seams } of drawings) {
    const named = zones.map(({ zone }) => zone)
    expect(named).toEqual(expect.arrayContaining(['front', 'rear', 'left', 'right', 'wheels']))
    expect(zones.map(({ path }) => path).join('') + seams).not.toMatch(/NaN|undefined/)
    for (const { centre } of zones) {
      expect(centre[0]).toBeGreaterThan(0)
      expect(centre[1]).toBeLessThan(height)
    }
  }
  expect(outlineOf('scooter').zones.map(({ zone }) => zone)).not.toContain('roof')
})

test('a zone is pressed by finger and by keyboard, and says how many marks it has', async () => {
  const onPress = vi.fn<(zone: string) => void>()
  const marks = [
    { number: 1, zone: 'left', isNew: false },
    { number: 2, zone: 'left', isNew: true },
  ] as const
  const { root } = await render(<CarOutline range="maxi" marks={marks} onPress={onPress} />)
  const zone = (name: string) => root.querySelector(`[aria-label="${name}"]`)!
  await act(async () => zone('Roof').dispatchEvent(new MouseEvent('click', { bubbles: true })))
  await pressKey(zone('Left side: marks 2'), 'Enter')
  expect(onPress.mock.calls).toEqual([['roof'], ['left']])
  expect([...root.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['1', '2'])
})

test('where nothing can be added it is a picture', async () => {
  const { root } = await render(<CarOutline range={undefined} marks={[]} />)
  expect(root.querySelectorAll('[role=button]')).toHaveLength(0)
  expect(root.querySelector('svg')!.getAttribute('role')).toBe('img')
})

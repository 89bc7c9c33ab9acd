import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { SavedCar } from '#contract/cars/favourites.ts'
import { createStore, useStore } from '#client/store/create-store.ts'
import { press, render } from '#tests/support/render.tsx'
import { SavedStrip } from './SavedStrip.tsx'

const ids = createStore(['prado', 'corolla'])
const saved = (_id: string): SavedCar => ({
  _id,
  name: _id,
  image: '',
  supplier: { _id: 'sawa', name: 'Sawa Motors' },
  range: 'maxi',
  seats: 5,
  gearbox: 'automatic',
  // Without a link there needs to be no router.
  isAvailable: false,
  savedAt: '2026-06-01T10:00:00Z',
})
vi.mock('#client/components/trip/useSuggestedTrip.ts', () => ({ useSuggestedTrip: () => null }))
vi.mock('./useFavourites.ts', () => ({
  useFavourites: () => {
    const now = useStore(ids, [])
    return {
      person: 'amina',
      cars: () => now.map((id) => saved(id)),
      isSaved: (id: string) => now.includes(id),
      toggle: ({ _id }: { _id: string }) => ids.set(now.filter((id) => id !== _id)),
    }
  },
}))

test('a car that is removed here keeps its place; one that was removed elsewhere goes', async () => {
  const { root } = await render(<SavedStrip />)
  const heart = (id: string) => root.querySelector(`[aria-label="Save ${id}"]`)
  await press(heart('prado'))
  expect(heart('prado')?.getAttribute('aria-pressed')).toBe('false')
  await act(async () => ids.set([]))
  expect(heart('corolla')).toBeNull()
  expect(heart('prado')).not.toBeNull()
})

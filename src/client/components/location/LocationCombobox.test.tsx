import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useState } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { locationQueries } from '#client/api/cars/locations.ts'
import { aPlace } from '#tests/fixtures/car.ts'
import { onSearch, press, pressKey, render, type } from '#tests/support/render.tsx'
import { LocationCombobox } from './LocationCombobox.tsx'

// Fetched when the field is opened, which takes as long as the machine is busy.
beforeAll(() => Promise.all([import('./LocationOptions.tsx'), import('./place-groups.ts')]))

const name = 'Ngaoundéré-Bamyanga'
const bamyanga = aPlace({ _id: 'bamyanga', kind: 'district', name: { en: name, fr: name, es: name } })
const chosen = vi.fn()
beforeEach(() => void chosen.mockClear())

function Field({ first }: { first: string | null }) {
  const [value, setValue] = useState(first)
  const choose = (id: string) => {
    chosen(id)
    setValue(id)
  }
  return (
    <LocationCombobox label="Pick-up place" value={value} onChange={choose} recent={['douala-airport']} />
  )
}

async function field(first: string | null = null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(locationQueries.all().queryKey, [aPlace(), bamyanga])
  const { root } = await render(
    <QueryClientProvider client={client}>
      <Field first={first} />
      <button type="button">Next</button>
    </QueryClientProvider>,
  )
  const input = root.querySelector('input')!
  const options = () => [...root.querySelectorAll('[role="option"]')]
  return {
    root,
    input,
    options,
    opened: async () => {
      await act(async () => input.focus())
      await press(input)
      // What arrives is shown when an act ends, so each look is an act of its own.
      const shown = async () => {
        await act(async () => {})
        return options().length
      }
      await expect.poll(shown, { timeout: 5000 }).toBeGreaterThan(0)
    },
  }
}

test('what is typed finds the place, and Enter takes the one that is pointed at', async () => {
  const { input, opened, options } = await field()
  await opened()
  await type(input, 'douala')
  expect(options().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Douala International Airport'),
  ])
  expect(document.getElementById(input.getAttribute('aria-activedescendant')!)).toBe(options()[0])
  await pressKey(input, 'Enter')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('douala-airport')
  expect([input.value, input.getAttribute('aria-expanded')]).toEqual([
    'Douala International Airport',
    'false',
  ])
})

test('arrows point at every row once, a place used before and the same place in its group being two', async () => {
  const { input, opened, options } = await field()
  await opened()
  expect(options()).toHaveLength(3)
  const pointed = []
  for (const _row of options()) {
    await pressKey(input, 'ArrowDown')
    pointed.push(input.getAttribute('aria-activedescendant'))
  }
  expect(pointed).toEqual(options().map(({ id }) => id))
  await pressKey(input, 'ArrowDown')
  expect(input.getAttribute('aria-activedescendant')).toBe(options()[0]!.id)
})

test('Escape gives the place back that was chosen before', async () => {
  const { input, opened, options } = await field('douala-airport')
  await opened()
  await type(input, 'Ngaound')
  await pressKey(input, 'Escape')
  expect([input.value, options().length, chosen.mock.calls.length]).toEqual([
    'Douala International Airport',
    0,
    0,
  ])
})

test('a name that is typed whole is taken when the field is left; half a one is not', async () => {
  const { root, input, opened } = await field()
  const leave = () => act(async () => [...root.querySelectorAll('button')].at(-1)!.focus())
  await opened()
  await type(input, 'Doua')
  await leave()
  expect([input.value, chosen.mock.calls.length]).toEqual(['', 0])
  await opened()
  await type(input, 'douala international airport')
  await leave()
  expect(chosen).toHaveBeenCalledExactlyOnceWith('douala-airport')
})

test('words that are the name of no place say so, and Enter takes nothing', async () => {
  const { root, input, opened, options } = await field()
  await opened()
  await type(input, 'Paris')
  expect(root.textContent).toContain('No place with that name. These come closest; below are all places.')
  expect(options().length).toBeGreaterThan(2)
  await pressKey(input, 'Enter')
  expect(chosen).not.toHaveBeenCalled()
})

/** Opens the field on a device that has no places; each time they are asked for, the next answer comes. */
async function withoutPlaces(...answers: (() => Promise<unknown>)[]) {
  const persister = async () => (await answers.shift()!()) as never
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, persister } } })
  const { screen } = onSearch(<Field first={null} />, '', { validateSearch: () => ({}) })
  const { root } = await render(<QueryClientProvider client={client}>{screen}</QueryClientProvider>)
  await act(() => expect.poll(() => root.querySelector('input')).not.toBeNull())
  await press(root.querySelector('input'))
  return root
}

test('a site without places says so and names who helps', async () => {
  const root = await withoutPlaces(async () => [])
  await act(() => expect.poll(() => root.textContent).toContain('No pick-up points yet'))
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/contact')
})

test('places that could not be had are asked for again on request', async () => {
  const root = await withoutPlaces(
    () => Promise.reject(new Error('broken')),
    async () => [aPlace()],
  )
  const retry = () => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry')
  await act(() => expect.poll(retry).toBeDefined())
  await press(retry())
  await act(() => expect.poll(() => root.querySelectorAll('[role="option"]').length).toBeGreaterThan(0))
})

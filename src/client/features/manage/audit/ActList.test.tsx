import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { AuditedAct } from '#contract/staff/site/audit.ts'
import { render } from '#tests/support/render.tsx'
import { ActList } from './ActList.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const query = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  isFetching: false,
  fetchNextPage: () => Promise.resolve(),
}

const act = (entity: string, action: string, about: string): AuditedAct => ({
  _id: entity,
  at: new Date().toISOString(),
  actor: { _id: 'amina', name: 'Amina Ngassa' },
  entity,
  action,
  entityId: 'one',
  about,
  changes: null,
})

test('the reference of a booking is written as it is everywhere, and a car that reads like one is not', async () => {
  const acts = [act('booking', 'booked', 'K7QM42XD'), act('car', 'created', 'ABCDEFGH')]
  const { root } = await render(
    <RouterContextProvider router={router as never}>
      <ActList acts={acts} query={query} page={undefined} count={null} order={undefined} onOrder={() => {}} />
    </RouterContextProvider>,
  )
  const sentences = [...root.querySelectorAll('[data-act]')].map(({ textContent }) => textContent)
  expect(sentences[0]).toContain('K7QM 42XD')
  expect(sentences[1]).toContain('ABCDEFGH')
})

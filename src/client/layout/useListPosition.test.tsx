import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '#tests/support/render.tsx'
import { useListPosition } from './useListPosition.ts'

vi.mock('@tanstack/react-router', () => ({ useRouter: () => router }))
const router = { subscribe: () => () => {} }
const scrolledBy = vi.fn()
const fetchNextPage = vi.fn()

beforeEach(() => {
  scrolledBy.mockClear()
  fetchNextPage.mockClear()
  vi.stubGlobal('scrollBy', scrolledBy)
  window.history.replaceState({ listPosition: { row: 'car-9', top: 100 } }, '')
})

function List({
  rows,
  isOnWay = false,
  hasMore = true,
}: {
  rows: string[]
  isOnWay?: boolean
  hasMore?: boolean
}) {
  const place = useListPosition(true, 'data-car', {
    hasNextPage: hasMore,
    isFetchingNextPage: isOnWay,
    fetchNextPage,
  })
  return (
    <div ref={place}>
      {rows.map((id) => (
        <p key={id} data-car={id} />
      ))}
    </div>
  )
}

test('after a reload pages load until the row is there, which is brought where it was', async () => {
  const { update } = await render(<List rows={['car-1']} />)
  expect([fetchNextPage.mock.calls.length, scrolledBy.mock.calls.length]).toEqual([1, 0])
  await update(<List rows={['car-1']} isOnWay />)
  await update(<List rows={['car-1', 'car-2']} />)
  expect(fetchNextPage).toHaveBeenCalledTimes(2)
  await update(<List rows={['car-1', 'car-2']} isOnWay />)
  await update(<List rows={['car-1', 'car-2', 'car-9']} />)
  expect(fetchNextPage).toHaveBeenCalledTimes(2)
  expect(scrolledBy).toHaveBeenCalled()
})

test('nothing is loaded for a row that is there, at the end of the list, or once somebody scrolls', async () => {
  await render(<List rows={['car-1', 'car-9']} />)
  await render(<List rows={['car-1']} hasMore={false} />)
  const { update } = await render(<List rows={['car-1']} isOnWay />)
  window.dispatchEvent(new Event('wheel'))
  await update(<List rows={['car-1']} />)
  expect(fetchNextPage).not.toHaveBeenCalled()
})

import { expect, test } from 'vitest'
import { press, render } from '#tests/support/render.tsx'
import type { Column } from './List/columns.ts'
import { DataTable } from './List/DataTable.tsx'

type Row = { _id: string; name: string }

test('a heading that sorts says how the rows stand, and is pressed to change it', async () => {
  let presses = 0
  const columns: Column<Row>[] = [
    { header: 'Name', cell: ({ name }) => name },
    { header: 'Dates', cell: () => '', sort: { direction: 'descending', onPress: () => presses++ } },
  ]
  const { root } = await render(
    <DataTable
      rows={[{ _id: 'one', name: 'Prado' }]}
      columns={columns}
      kind="car"
      renderLink={(_, { className, children }) => (
        <a className={className} href="/">
          {children}
        </a>
      )}
    />,
  )
  const [name, dates] = root.querySelectorAll('thead th')
  expect([name!.getAttribute('aria-sort'), dates!.getAttribute('aria-sort')]).toEqual([null, 'descending'])
  expect(name!.querySelector('button')).toBeNull()
  await press(dates!.querySelector('button'))
  expect(presses).toBe(1)
})

import { useState } from 'react'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import type { Column, ListProps } from '#client/ui/List/columns.ts'
import { DataList } from '#client/ui/List/DataList.tsx'
import { Part, State, useWords } from './Part.tsx'

type Sample = { _id: string; name: string; amount: string }

const link: ListProps<Sample>['renderLink'] = (_, { children, className }) => (
  <a href="#DataList" className={className}>
    {children}
  </a>
)

const columnsOf = (words: ReturnType<typeof useWords>): Column<Sample>[] => [
  { header: words.title, cell: ({ name }) => name, phone: { at: 'title' } },
  { header: words.act, cell: () => words.sentence, phone: { at: 'line' } },
  { header: 'XAF', cell: ({ amount }) => amount, isNumber: true, phone: { at: 'end' } },
  { header: words.close, cell: () => <Badge tone="success">{words.act}</Badge>, phone: { at: 'badges' } },
]

/** What is shown row by row: a table on a wide screen, rows below each other on a phone. */
export function Lists() {
  const words = useWords()
  const [ticked, setTicked] = useState<readonly string[]>(['short'])
  const rows: Sample[] = [
    { _id: 'short', name: words.title, amount: '250 000' },
    { _id: 'long', name: words.longTitle, amount: '1 250 000' },
  ]
  const columns = columnsOf(words)
  const ticks = {
    isSelecting: true,
    rows: rows.filter(({ _id }) => ticked.includes(_id)),
    has: (id: string) => ticked.includes(id),
    toggle: (id: string) =>
      setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]),
    all: () => setTicked(rows.map(({ _id }) => _id)),
    none: () => setTicked([]),
    allLabel: words.act,
    label: ({ name }: Sample) => name,
  }
  return (
    <Part name="DataList">
      <State name="links" wide>
        <DataList rows={rows} columns={columns} kind="sample" renderLink={link} />
      </State>
      <State name="being ticked" wide>
        <DataList rows={rows} columns={columns} kind="sample" renderLink={link} ticks={ticks} />
      </State>
    </Part>
  )
}

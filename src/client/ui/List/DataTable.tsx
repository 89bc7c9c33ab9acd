import { memo } from 'react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { classes } from '../classes.ts'
import { dense, frame, number, sortButton, table } from '../table.css.ts'
import type { Column, ListProps } from './columns.ts'
import { rowLink, rowName, screenCell } from './List.css.ts'
import { TickCell } from './TickCell.tsx'

/** The rows of a list as a table, for screens that are wide enough. */
export function DataTable<R extends { _id: string }>({
  rows,
  columns,
  kind,
  renderLink,
  ticks,
}: ListProps<R>) {
  const isWhole = ticks?.rows.length === rows.length
  return (
    <div className={frame}>
      <table className={classes(table, dense)}>
        <thead>
          <tr>
            {ticks && (
              <TickCell
                checked={isWhole}
                onChange={isWhole ? ticks.none : ticks.all}
                label={ticks.allLabel}
              />
            )}
            {columns.map(({ header, isNumber, isLeftOffPaper, sort }, index) => (
              <th
                // oxlint-disable-next-line react/no-array-index-key -- the columns keep their order
                key={index}
                scope="col"
                className={classes(isNumber && number, isLeftOffPaper && screenCell)}
                aria-sort={sort?.direction}
              >
                {sort ? (
                  <button type="button" className={sortButton} onClick={sort.onPress}>
                    {header}
                    <SortMark direction={sort.direction} />
                  </button>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MemoRow
              key={row._id}
              row={row}
              columns={columns as readonly Column<{ _id: string }>[]}
              kind={kind}
              renderLink={renderLink as ListProps<{ _id: string }>['renderLink']}
              isTicked={ticks?.has(row._id) ?? false}
              tickLabel={ticks?.label(row)}
              onTick={ticks?.toggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const marks = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

function SortMark({ direction }: { direction: keyof typeof marks }) {
  const Mark = marks[direction]
  return <Mark size={14} strokeWidth={2} aria-hidden />
}

type RowProps = Pick<ListProps<{ _id: string }>, 'columns' | 'kind' | 'renderLink'> & {
  row: { _id: string }
  isTicked: boolean
  tickLabel: string | undefined
  onTick: ((id: string) => void) | undefined
}

/** A long table draws only the row that changed. */
const MemoRow = memo(function Row({ row, columns, kind, renderLink, isTicked, tickLabel, onTick }: RowProps) {
  const [heading, ...others] = columns
  // One text in the link's flex box: a plate stands right behind its car's name.
  const name = <span>{heading?.cell(row)}</span>
  return (
    <tr {...{ [`data-${kind}`]: row._id }} data-ticked={isTicked || undefined}>
      {tickLabel !== undefined && (
        <TickCell checked={isTicked} onChange={() => onTick?.(row._id)} label={tickLabel} />
      )}
      <th scope="row">
        {renderLink(row, { className: rowLink, children: name }) ?? <div className={rowName}>{name}</div>}
      </th>
      {others.map(({ cell, isNumber, isLeftOffPaper }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the columns keep their order
        <td key={index} className={classes(isNumber && number, isLeftOffPaper && screenCell)}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
})

import { Fragment, memo, type ReactNode } from 'react'
import { cardRows } from '../Card/card.css.ts'
import type { Column, ListProps } from './columns.ts'
import * as styles from './List.css.ts'
import { ListRow } from './ListRow.tsx'

type RowListProps<R> = ListProps<R> & {
  /** Before the words of a row. */
  picture?: (row: R) => ReactNode
  /** Below a row: its own acts. */
  acts?: (row: R) => ReactNode
}

/** Rows below each other, as a phone has room for them; what they say comes from the columns that have a place here. */
export function RowList<R extends { _id: string }>(props: RowListProps<R>) {
  const { rows, columns, kind, renderLink, ticks, picture, acts } = props
  return (
    <ul className={cardRows}>
      {rows.map((row) => (
        <MemoRow
          key={row._id}
          row={row}
          columns={columns as readonly Column<{ _id: string }>[]}
          kind={kind}
          renderLink={renderLink as ListProps<{ _id: string }>['renderLink']}
          picture={picture as RowListProps<{ _id: string }>['picture']}
          acts={acts as RowListProps<{ _id: string }>['acts']}
          isTicked={ticks?.has(row._id) ?? false}
          tickLabel={ticks?.isSelecting ? ticks.label(row) : undefined}
          onTick={ticks?.toggle}
        />
      ))}
    </ul>
  )
}

type ItemProps = Pick<RowListProps<{ _id: string }>, 'columns' | 'kind' | 'renderLink'> & {
  row: { _id: string }
  picture: RowListProps<{ _id: string }>['picture']
  acts: RowListProps<{ _id: string }>['acts']
  isTicked: boolean
  tickLabel: string | undefined
  onTick: ((id: string) => void) | undefined
}

/** A long list draws only the row that changed. */
const MemoRow = memo(function Row({
  row,
  columns,
  kind,
  renderLink,
  picture,
  acts,
  isTicked,
  tickLabel,
  onTick,
}: ItemProps) {
  return (
    <ListRow
      look={styles}
      renderLink={(inner) => renderLink(row, inner)}
      tick={
        tickLabel === undefined ? undefined : { label: tickLabel, isTicked, onTick: () => onTick?.(row._id) }
      }
      acts={acts?.(row)}
      {...{ [`data-${kind}`]: row._id }}
    >
      {picture?.(row)}
      <RowWords row={row} columns={columns} />
    </ListRow>
  )
})

function RowWords({ row, columns }: Pick<ItemProps, 'row' | 'columns'>) {
  const at = (place: NonNullable<Column<{ _id: string }>['phone']>['at']) =>
    columns
      .filter(({ phone }) => phone?.at === place)
      .map(({ phone, cell }) => (phone?.text ?? cell)(row))
      .filter(Boolean)
  const [lead] = at('lead')
  const [title] = at('title')
  const lines = at('line')
  return (
    <span className={styles.text}>
      {lead === undefined ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <span className={styles.first}>
          <span className={styles.lead}>{lead}</span>
          <span className={styles.title}>{title}</span>
        </span>
      )}
      <span className={styles.quiet}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the columns keep their order
          <Fragment key={index}>
            {index > 0 && <span> · </span>}
            {line}
          </Fragment>
        ))}
      </span>
      <span className={styles.footer}>
        <span className={styles.badges}>{keyed(at('badges'))}</span>
        {keyed(at('end'))}
      </span>
    </span>
  )
}

const keyed = (parts: readonly ReactNode[]) =>
  // oxlint-disable-next-line react/no-array-index-key -- the columns keep their order
  parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)

// Some browsers drop the roles of a table whose display is changed to cards, so the roles are explicit.
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

import type { ReactNode } from 'react'
import { classes } from '#client/ui/classes.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { body, caption, cell, columnHead, head, name, row, table } from './FactTable.css.ts'

type FactTableProps = {
  caption: string
  /** The first names what a row is about. */
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table on wide screens, a card for each row on narrow ones. */
export function FactTable({ caption: title, columns, rows }: FactTableProps) {
  return (
    <table className={table} role="table">
      <caption className={classes(titleM, caption)}>{title}</caption>
      <thead className={head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} className={columnHead} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body} role="rowgroup">
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key} className={row} role="row">
            <th className={name} scope="row" role="rowheader">
              {first}
            </th>
            {others.map((fact, index) => (
              <td key={columns[index + 1]} className={cell} role="cell" data-label={columns[index + 1]}>
                <span>{fact}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

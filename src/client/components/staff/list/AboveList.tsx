import type { ReactNode, Ref } from 'react'
import { DataAge } from '#client/components/DataAge.tsx'
import { SelectButton } from '#client/components/selection/SelectButton.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { aboveList } from './lists.css.ts'
import { onScreen } from './paper.css.ts'
import { PrintButton } from './PrintButton.tsx'
import { TableLink } from './TableLink.tsx'

type AboveListProps = {
  /** How many there are, once it is known; of none the list itself speaks. */
  count: ReactNode
  countRef?: Ref<HTMLParagraphElement>
  /** When the list was fetched, in milliseconds by the device's clock; 0 as long as it was not. */
  updatedAt?: number
  /** There is nothing to print, and no table of it. */
  isEmpty: boolean
  /** Where the same list is as a table, if it is. */
  table?: string
  /** On phones, where a selection has to be begun. */
  onSelect?: (() => void) | undefined
}

/** The line above a list: how many and how old, and what can be done with them. */
export function AboveList({ count, countRef, updatedAt, isEmpty, table, onSelect }: AboveListProps) {
  return (
    <Row wrap justify="between" className={aboveList}>
      <Row wrap gap="s3">
        <Text ref={countRef} size="bodyS" tone="secondary" role="status" tabIndex={-1}>
          {!isEmpty && count}
        </Text>
        {updatedAt !== undefined && (
          <Text size="bodyS" tone="secondary" className={onScreen}>
            <DataAge updatedAt={updatedAt} />
          </Text>
        )}
      </Row>
      {!isEmpty && (
        <Row wrap gap="s4" className={onScreen}>
          <PrintButton />
          {table !== undefined && <TableLink address={table} />}
          {onSelect && <SelectButton onSelect={onSelect} />}
        </Row>
      )}
    </Row>
  )
}

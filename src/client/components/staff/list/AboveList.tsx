import type { ReactNode, Ref } from 'react'
import { DataAge } from '#client/components/DataAge.tsx'
import { SelectButton } from '#client/components/selection/SelectButton.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { aboveList } from './lists.css.ts'
import { TableLink } from './TableLink.tsx'

type AboveListProps = {
  /** How many there are, once it is known. */
  count: ReactNode
  countRef?: Ref<HTMLParagraphElement>
  /** When the list was fetched, in milliseconds by the device's clock; 0 as long as it was not. */
  updatedAt?: number
  /** Where the same list is as a table; null where it is empty. */
  table: string | null
  /** On phones, where a selection has to be begun. */
  onSelect?: (() => void) | undefined
}

/** The line above a list: how many and how old, and what can be done with them. */
export function AboveList({ count, countRef, updatedAt, table, onSelect }: AboveListProps) {
  return (
    <Row wrap justify="between" className={aboveList}>
      <Row wrap gap="s3">
        <Text ref={countRef} size="bodyS" tone="secondary" role="status" tabIndex={-1}>
          {count}
        </Text>
        {updatedAt !== undefined && (
          <Text size="bodyS" tone="secondary">
            <DataAge updatedAt={updatedAt} />
          </Text>
        )}
      </Row>
      {table !== null && (
        <Row wrap gap="s6">
          <TableLink address={table} />
          {onSelect && <SelectButton onSelect={onSelect} />}
        </Row>
      )}
    </Row>
  )
}

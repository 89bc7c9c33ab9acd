import type { ReactNode, Ref } from 'react'
import { DataAge } from '#client/components/DataAge.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { aboveList } from './rows.css.ts'

type AboveListProps = {
  /** How many there are, once it is known. */
  count: ReactNode
  countRef?: Ref<HTMLParagraphElement>
  /** When the list was fetched, in milliseconds by the device's clock; 0 as long as it was not. */
  updatedAt?: number
  /** What can be done with the list, at the end of the line. */
  children: ReactNode
}

/** The line above a list: how many and how old, and what can be done with them. */
export function AboveList({ count, countRef, updatedAt, children }: AboveListProps) {
  return (
    <Row wrap justify="between" className={aboveList}>
      <div>
        <Text ref={countRef} size="bodyS" tone="secondary" role="status" tabIndex={-1}>
          {count}
        </Text>
        {updatedAt !== undefined && (
          <Text size="bodyS" tone="secondary">
            <DataAge updatedAt={updatedAt} />
          </Text>
        )}
      </div>
      {children}
    </Row>
  )
}

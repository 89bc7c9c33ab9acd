import type { ReactNode } from 'react'
import { DataAge } from '#client/components/DataAge.tsx'
import { useOnline } from '#client/api/connection.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { head } from './ListHead.css.ts'

type ListHeadProps = {
  title: ReactNode
  lead: ReactNode
  query: { data: unknown; dataUpdatedAt: number }
}

/** The head of a page that lists something; without a network it says how old the list is. */
export function ListHead({ title, lead, query }: ListHeadProps) {
  const isOnline = useOnline()
  return (
    <div className={head}>
      <Text as="h1" size="displayM">
        {title}
      </Text>
      <Text size="bodyL" tone="secondary" pretty>
        {lead}
      </Text>
      {query.data !== undefined && !isOnline && (
        <Text size="bodyS" tone="secondary">
          <DataAge updatedAt={query.dataUpdatedAt} />
        </Text>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { LoadState, type LoadStateProps } from '#client/components/staff/LoadState.tsx'
import { Page } from '#client/layout/Page.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

type RecordPageProps<R> = {
  /** Undefined as long as it has not come, or when there is none. */
  record: R | undefined
  query: LoadStateProps['query'] & { isFetching: boolean }
  /** Of the document: the name of the record, or of its kind. */
  title: string
  width?: 'wide' | 'narrow'
  /** It is known that there is no such record, or none for the reader. */
  isGone: boolean
  gone: { title: string; text: string; back: ReactNode }
  failure: { title: string; offline: string }
  children: (record: R) => ReactNode
}

/** One record as a page; instead of it, that it is on its way, could not be loaded, or is not there. */
export function RecordPage<R>(props: RecordPageProps<R>) {
  const { record, query, title, width = 'narrow', isGone, gone, failure, children } = props
  return (
    <Page title={title} width={width} back>
      {record !== undefined ? (
        <Stack gap="s4">
          {query.isError && <InlineFailure query={query} role="alert" />}
          {children(record)}
        </Stack>
      ) : isGone ? (
        <StateView heading="h1" kind="empty" title={gone.title} text={gone.text} actions={gone.back} />
      ) : (
        <LoadState query={query} heading="h1" {...failure} height={480} />
      )}
    </Page>
  )
}

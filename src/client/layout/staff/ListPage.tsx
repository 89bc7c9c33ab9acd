import type { ReactNode } from 'react'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { PaperHead } from '#client/components/staff/list/PaperHead.tsx'
import { offPaper } from '#client/components/staff/list/paper.css.ts'
import { LoadState, type LoadStateProps } from '#client/components/staff/LoadState.tsx'
import { StaffPage, type StaffPageProps } from '#client/layout/staff/StaffPage.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

type Words = { title: string; text: string }

type ListPageProps<R> = Omit<StaffPageProps, 'children' | 'width'> & {
  query: LoadStateProps['query'] & { isFetching: boolean; isFetchNextPageError?: boolean }
  /** What was loaded; a refusal counts as nothing. */
  rows: readonly R[] | undefined
  /** What narrows the list. */
  tools?: ReactNode
  /** The same in words, for paper. */
  narrowed?: readonly (string | false | undefined)[]
  /** How many there are, and what can be done with them. */
  above?: ReactNode
  failure: { title: string; offline: string }
  /** About how tall the rows will be, in pixels. */
  height?: number
  /** What is said where nothing is. */
  empty: Words
  /** The same where something narrows the list, with the way back to all of it. */
  noMatch?: (Words & { act: ReactNode }) | undefined
  /** Below the list, also while nothing is in it. */
  below?: ReactNode
  children: (rows: readonly R[]) => ReactNode
}

/** A list of staff as a page: its tools, the line above it, the rows, or why there are none. */
export function ListPage<R>(props: ListPageProps<R>) {
  const {
    query,
    rows: loaded,
    act,
    tools,
    narrowed = [],
    above,
    failure,
    height = 480,
    empty,
    noMatch,
    below,
    children,
    ...page
  } = props
  const rows = isRefused(query.error) ? undefined : loaded
  return (
    <StaffPage {...page} act={act && <div className={offPaper}>{act}</div>}>
      <PaperHead narrowed={narrowed.filter((each) => Boolean(each)) as string[]} />
      {tools && <div className={offPaper}>{tools}</div>}
      {above}
      {rows === undefined ? (
        <LoadState query={query} {...failure} height={height} />
      ) : (
        <>
          {query.isError && !query.isFetchNextPageError && <InlineFailure query={query} role="alert" />}
          {rows.length > 0 ? (
            children(rows)
          ) : (
            <StateView
              kind="empty"
              title={(noMatch ?? empty).title}
              text={(noMatch ?? empty).text}
              {...(noMatch && { actions: noMatch.act })}
            />
          )}
          {below && <div className={offPaper}>{below}</div>}
        </>
      )}
    </StaffPage>
  )
}

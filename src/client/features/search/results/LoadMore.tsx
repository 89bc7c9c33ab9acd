import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { useNearEnd } from '#client/ui/useNearEnd.ts'
import { carsPageSize } from '#contract/cars/cars.ts'
import { pagesAround, type CarList } from '#client/features/search/useCarList.ts'
import { end, gap, more, pager, problem, step } from './results.css.ts'

/** More cars load when the end is near; the button is for keyboard and screen reader users. */
export function LoadMore({ query, isFromStart }: { query: CarList['query']; isFromStart: boolean }) {
  const failureText = useFailureText()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query
  const mayLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData
  const nearEnd = useNearEnd(mayLoad, () => void query.fetchNextPage())
  return (
    <div className={more}>
      <div className={end} ref={nearEnd} />
      {isFetchNextPageError && (
        <p className={problem} role="alert">
          {failureText(failureCode(query.error))}
        </p>
      )}
      {hasNextPage && (
        <Button tone="outline" full busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {isFetchNextPageError ? <Trans>Retry</Trans> : <Trans>Load more</Trans>}
        </Button>
      )}
      {!isFromStart && (
        <Link
          className={buttonClass({ tone: 'quiet', full: true })}
          from="/search"
          to="/search"
          search={(current) => ({ ...current, page: undefined })}
        >
          <Trans>Back to the first cars</Trans>
        </Link>
      )}
    </div>
  )
}

export function Pager({ page, total }: { page: number; total: number }) {
  const { t } = useLingui()
  const last = Math.ceil(total / carsPageSize)
  if (last < 2) return null
  return (
    <nav aria-label={t`Pages`}>
      <ul className={pager}>
        <li>
          {page > 1 && (
            <PageLink page={page - 1} label={t`Previous page`}>
              <ChevronLeft size={20} aria-hidden />
            </PageLink>
          )}
        </li>
        {pagesAround(page, last).map((number, index) => (
          // A gap has no number of its own; its place in the row is what it is.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={gap}>{'…'}</span>
            ) : (
              <PageLink page={number} label={t`Page ${number}`} isCurrent={number === page}>
                {number}
              </PageLink>
            )}
          </li>
        ))}
        <li>
          {page < last && (
            <PageLink page={page + 1} label={t`Next page`}>
              <ChevronRight size={20} aria-hidden />
            </PageLink>
          )}
        </li>
      </ul>
    </nav>
  )
}

/** What is current is known here; the router would compare whole addresses. */
const inactive = {}

type PageLinkProps = { page: number; label: string; isCurrent?: boolean; children: ReactNode }

function PageLink({ page, label, isCurrent = false, children }: PageLinkProps) {
  return (
    <Link
      className={step}
      from="/search"
      to="/search"
      search={(current) => ({ ...current, page: page === 1 ? undefined : page })}
      activeProps={inactive}
      activeOptions={{ exact: true }}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}

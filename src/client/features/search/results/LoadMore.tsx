import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import type { CarList } from './useCarList.ts'
import { end, more, problem } from './LoadMore.css.ts'

/** Cars come by themselves when the end is this near; the button is for everybody else. */
const nearEnd = '40px'

export function LoadMore({ query, isFromStart }: { query: CarList['query']; isFromStart: boolean }) {
  const failureText = useFailureText()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query
  const load = () => {
    if (!isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData) void query.fetchNextPage()
  }
  return (
    <div className={more}>
      {hasNextPage && <EndMark key={query.data?.pages.length} onNear={load} />}
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

/** A new one for every page: it has to speak again when the page just loaded was too short to push it away. */
function EndMark({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (mark.current === null) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: `0px 0px ${nearEnd} 0px`,
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return <span className={end} ref={mark} />
}

import type { UseQueryResult } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { block } from './BlockFailed.css.ts'

/** One block of the page that has nothing to show; the form above works all the same. */
export function BlockFailed({ query }: { query: UseQueryResult<unknown> }) {
  const failureText = useFailureText()
  return (
    <div className={block}>
      <p>{failureText(failureCode(query.error))}</p>
      <Button tone="outline" busy={query.isFetching} onClick={() => void query.refetch()}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}

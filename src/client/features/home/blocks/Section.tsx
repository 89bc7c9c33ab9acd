import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { displayM } from '#client/ui/Text/text.css.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { sectionHead, sectionText, failure } from './blocks.css.ts'

/** A text that is still to come keeps its line. */
export function SectionHead({ title, text }: { title: ReactNode; text?: ReactNode }) {
  return (
    <div className={sectionHead}>
      <h2 className={displayM}>{title}</h2>
      {text !== undefined && <p className={sectionText}>{text}</p>}
    </div>
  )
}

/** One block of the page that has nothing to show; the form above works all the same. */
export function BlockFailed({ query }: { query: UseQueryResult }) {
  const failureText = useFailureText()
  return (
    <div className={failure}>
      <p>{failureText(failureCode(query.error))}</p>
      <Button tone="outline" busy={query.isFetching} onClick={() => void query.refetch()}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { age, notice } from './StaleNotice.css.ts'

type StaleNoticeProps = { error: Error; updatedAt: number; busy: boolean; retry: () => void }

/** Over a copy that could not be renewed: why, and how old it is. */
export function StaleNotice({ error, updatedAt, busy, retry }: StaleNoticeProps) {
  const failureText = useFailureText()
  return (
    <div className={notice} role="status">
      <div>
        <p>{failureText(failureCode(error))}</p>
        <p className={age}>
          <DataAge updatedAt={updatedAt} />
        </p>
      </div>
      <Button tone="outline" busy={busy} onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}

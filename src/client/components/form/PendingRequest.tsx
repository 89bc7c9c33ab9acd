import { useState, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { CloudUpload } from 'lucide-react'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { retryRequest, withdrawRequest, type RequestEntry } from '#client/mutations/requests.ts'
import { acts, box, problem as problemText, state } from './PendingRequest.css.ts'

type PendingRequestProps = {
  /** The request's name in the queue. */
  name: string
  problem: RequestEntry['problem']
  /** What was asked for, in a few words. */
  children: ReactNode
}

/** Something that was asked for and is still on this device: sent by itself, sent again, or taken back. */
export function PendingRequest({ name, problem, children }: PendingRequestProps) {
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [isBusy, setIsBusy] = useState(false)

  async function sendNow() {
    setIsBusy(true)
    await retryRequest(name)
    // Cannot be loaded without a network, and is not needed then.
    await import('#client/mutations/sync-requests.ts')
      .then(({ syncRequests }) => syncRequests())
      .catch(() => undefined)
    setIsBusy(false)
  }
  return (
    <div className={box}>
      <p className={state} role="status">
        <CloudUpload size={20} strokeWidth={1.5} aria-hidden />
        {problem !== null ? (
          <Trans>Not sent</Trans>
        ) : isOnline ? (
          <Trans>Waiting to be sent</Trans>
        ) : (
          <Trans>Will be sent when you are online</Trans>
        )}
      </p>
      <p>{children}</p>
      {problem !== null && (
        <p className={problemText} role="alert">
          {failureText(problem)}
        </p>
      )}
      <div className={acts}>
        {isOnline && (
          <Button busy={isBusy} onClick={() => void sendNow()}>
            <Trans>Send now</Trans>
          </Button>
        )}
        <Button tone="outline" onClick={() => void withdrawRequest(name)}>
          <Trans>Take back</Trans>
        </Button>
      </div>
    </div>
  )
}

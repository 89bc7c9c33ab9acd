import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

type LoadFailureProps = {
  /** Null while the call waits for a network. */
  error: Error | null
  retry: () => void
  /** What could not be loaded. */
  title: string
  /** Without a network: what is missing, and when it comes. */
  offline: string
  heading?: 'h1' | 'h2'
  /** Further ways on, beside trying again. */
  more?: ReactNode
}

/** In the place of what was to be shown: why it is not there, and what can be done. */
export function LoadFailure({ error, retry, title, offline, heading, more }: LoadFailureProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const code = error ? failureCode(error) : 'offline'
  const isOffline = code === 'offline'
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      {...(heading && { heading })}
      title={isOffline ? t`You are offline` : title}
      text={isOffline ? offline : failureText(code)}
      actions={
        <>
          <Button size="l" onClick={retry}>
            <Trans>Retry</Trans>
          </Button>
          {!isOffline && more}
        </>
      }
    />
  )
}

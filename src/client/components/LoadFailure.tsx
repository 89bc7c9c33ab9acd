import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'

type LoadFailureProps = {
  /** Null while the call waits for a network. */
  error: Error | null
  retry: () => void
  /** What could not be loaded. */
  title: string
  /** The text shown without a network. */
  offline: string
  heading?: 'h1' | 'h2'
  /** Further actions beside "Retry". */
  more?: ReactNode
}

/** Instead of a screen or a list that could not be loaded: the reason, and what to do. `InlineFailure` is its one line. */
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

export type InlineFailureProps = {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  role?: 'alert'
  className?: string
}

/** Instead of a part of a screen: the reason and a button on one line. */
export function InlineFailure({ query, ...rest }: InlineFailureProps) {
  const failureText = useFailureText()
  return (
    <Row wrap gap="s4" justify="between" {...rest}>
      <Text tone="secondary">{failureText(failureCode(query.error))}</Text>
      <Button tone="outline" busy={query.isFetching} onClick={() => void query.refetch()}>
        <Trans>Retry</Trans>
      </Button>
    </Row>
  )
}

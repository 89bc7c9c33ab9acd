import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

/** `error` is null while the call waits for a network. */
export function ListFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const code = error ? failureCode(error) : 'offline'
  const again = (
    <Button size="l" onClick={retry}>
      <Trans>Retry</Trans>
    </Button>
  )
  if (code === 'offline')
    return (
      <StateView
        kind="offline"
        title={t`You are offline`}
        text={t`Your notifications were not opened on this phone before. They appear as soon as you are back online.`}
        actions={again}
      />
    )
  return (
    <StateView
      kind="error"
      title={t`We could not load your notifications`}
      text={failureText(code)}
      actions={again}
    />
  )
}

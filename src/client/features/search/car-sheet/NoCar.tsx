import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

type NoCarProps = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>; onClose: () => void }

/** Instead of a car that could not be loaded, or that is gone: then the way back to the list, for trying again would not help. */
export function NoCar({ query: { error, isFetching, refetch }, onClose }: NoCarProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const code = failureCode(error)
  if (code === 'not-found')
    return (
      <StateView
        kind="error"
        heading="h3"
        title={t`This car is no longer offered`}
        text={t`The other cars for your dates are in the list.`}
        actions={
          <Button onClick={onClose}>
            <Trans>See the other cars</Trans>
          </Button>
        }
      />
    )
  return (
    <StateView
      kind={code === 'offline' ? 'offline' : 'error'}
      heading="h3"
      title={t`The car could not be loaded`}
      text={failureText(code)}
      actions={
        <Button busy={isFetching} onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  )
}

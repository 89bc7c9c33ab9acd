import type { ComponentProps, ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'

type SubmitButtonProps = { busy: boolean; tone?: ComponentProps<typeof Button>['tone']; children: ReactNode }

/** Sends the form; without a network it is disabled and says why. */
export function SubmitButton({ busy, tone, children }: SubmitButtonProps) {
  const isOnline = useOnline()
  return (
    <Button type="submit" tone={tone} size="l" full busy={busy} disabled={!isOnline}>
      {isOnline ? children : <Trans>Waiting for network</Trans>}
    </Button>
  )
}

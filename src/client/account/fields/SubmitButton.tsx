import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { useOnline } from '#client/offline/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'

/** Sends the form; without a network it says what it waits for. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const isOnline = useOnline()
  return (
    <Button type="submit" size="l" full busy={busy} disabled={!isOnline}>
      {isOnline ? children : <Trans>Waiting for network</Trans>}
    </Button>
  )
}

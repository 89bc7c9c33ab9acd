import { useState, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { hasWalks } from '#client/storage/walks/walks-on-device.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'

type AskBeforeLeavingProps<W> = {
  leave: (way: W) => Promise<void>
  isBusy: boolean
  /** The buttons that sign out; `press` asks first where something would be lost. */
  children: (press: (way: W) => void) => ReactNode
}

/** Records and pictures of cars that only this device has: signing out deletes them, so it is asked. */
export function AskBeforeLeaving<W>({ leave, isBusy, children }: AskBeforeLeavingProps<W>) {
  const [asked, setAsked] = useState<{ way: W } | null>(null)
  async function press(way: W) {
    if (await hasWalks()) setAsked({ way })
    else await leave(way)
  }
  if (asked === null) return children((way) => void press(way))
  return (
    <Stack gap="s3">
      <p role="alert">
        <Trans>Records and pictures of cars on this phone are not sent yet. Signing out deletes them.</Trans>
      </p>
      <Button tone="outline" size="l" full onClick={() => setAsked(null)}>
        <Trans>Stay signed in</Trans>
      </Button>
      <Button tone="danger" size="l" full busy={isBusy} onClick={() => void leave(asked.way)}>
        <Trans>Delete them and sign out</Trans>
      </Button>
    </Stack>
  )
}

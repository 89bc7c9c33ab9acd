import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'

type ThrowAwaySheetProps = {
  /** How many are only on this device. */
  pictures: number
  onThrow: () => Promise<void>
  onClose: () => void
}

/** Asks before a walk is lost. */
export function ThrowAwaySheet({ pictures, onThrow, onClose }: ThrowAwaySheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={t`Throw this away?`}
      closeLabel={t`Close`}
      footer={
        <Button size="l" full tone="danger" onClick={() => void onThrow().then(onClose)}>
          <Trans>Throw away</Trans>
        </Button>
      }
    >
      <p>
        <Plural
          value={pictures}
          _0="What you have written is lost. This cannot be undone."
          one="What you have written is lost, and # picture with it. This cannot be undone."
          other="What you have written is lost, and # pictures with it. This cannot be undone."
        />
      </p>
    </Sheet>
  )
}

import { Trans } from '@lingui/react/macro'
import { useOnline } from '#client/storage/connection.ts'
import { classes } from '#client/ui/classes.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { bar, buttons, idle, note, save, stuck } from './SaveBar.css.ts'

type SaveBarProps = { isDirty: boolean; isBusy: boolean; onUndo: () => void }

/** Keeps its place under the form; on phones it comes along while there is something to save. */
export function SaveBar({ isDirty, isBusy, onUndo }: SaveBarProps) {
  const isOnline = useOnline()
  return (
    <div className={classes(bar, isDirty && stuck)}>
      {!isOnline && (
        <p className={note} role="status">
          <Trans>You are offline. What you change stays on this phone and is saved as soon as there is a network.</Trans>
        </p>
      )}
      <div className={buttons}>
        {/* Not disabled: the button that was just pressed keeps the focus. */}
        <Button
          type="submit"
          size="l"
          busy={isBusy}
          aria-disabled={isDirty ? undefined : true}
          className={classes(save, !isDirty && idle)}
          onClick={(event) => {
            if (!isDirty) event.preventDefault()
          }}
        >
          {isOnline ? <Trans>Save changes</Trans> : <Trans>Save when I am online</Trans>}
        </Button>
        {isDirty && !isBusy && (
          <Button tone="quiet" size="l" onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

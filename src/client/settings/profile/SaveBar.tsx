import { Trans } from '@lingui/react/macro'
import { useOnline } from '#client/offline/connection.ts'
import { classes } from '#client/ui/classes.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { bar, buttons, idle, note, save, stuck } from './SaveBar.css.ts'

type SaveBarProps = { isDirty: boolean; isBusy: boolean; onUndo: () => void }

/** Keeps its place under the form; on phones it comes along while there is something to save. */
export function SaveBar({ isDirty, isBusy, onUndo }: SaveBarProps) {
  const isOnline = useOnline()
  const isReady = isDirty && isOnline
  return (
    <div className={classes(bar, isDirty && stuck)}>
      {!isOnline && (
        <p className={note} role="status">
          {isDirty ? (
            <Trans>You are offline. What you typed stays here until it can be saved.</Trans>
          ) : (
            <Trans>You are offline. Your details can be changed when you are back online.</Trans>
          )}
        </p>
      )}
      <div className={buttons}>
        {/* Not disabled: the button that was just pressed keeps the focus. */}
        <Button
          type="submit"
          size="l"
          busy={isBusy}
          aria-disabled={isReady ? undefined : true}
          className={classes(save, !isReady && idle)}
          onClick={(event) => {
            if (!isReady) event.preventDefault()
          }}
        >
          {isDirty && !isOnline ? <Trans>Waiting for network</Trans> : <Trans>Save changes</Trans>}
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

import { Trans } from '@lingui/react/macro'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { classes } from '#client/ui/classes.ts'
import { saveBar, idle, save, stuck } from './profile.css.ts'
import { Note } from '#client/features/settings/SettingsSection.tsx'

type SaveBarProps = { isDirty: boolean; isBusy: boolean; onUndo: () => void }

/** Keeps its place under the form; on phones it comes along while there is something to save. */
export function SaveBar({ isDirty, isBusy, onUndo }: SaveBarProps) {
  const isOnline = useOnline()
  return (
    <div className={classes(saveBar, isDirty && stuck)}>
      {!isOnline && (
        <Note role="status">
          <Trans>
            You are offline. We keep your changes on this phone and save them once you are back online.
          </Trans>
        </Note>
      )}
      <Row align="stretch">
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
      </Row>
    </div>
  )
}

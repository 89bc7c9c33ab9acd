import { Trans, useLingui } from '@lingui/react/macro'
import type { Acts } from '#client/features/notifications/useActs.ts'
import type { Changeable } from '#client/features/notifications/waiting/changes.ts'
import { SelectionBar as Bar } from '#client/components/selection/SelectionBar.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { act, acts as actsClass } from './SelectionBar.css.ts'

type SelectionBarProps = { selection: Selection<Changeable>; acts: Acts; onDone: () => void }

/** What can be done to all that is ticked. */
export function SelectionBar({ selection, acts, onDone }: SelectionBarProps) {
  const { t } = useLingui()
  const { rows } = selection
  const isNone = rows.length === 0

  function done(work: () => void) {
    work()
    onDone()
  }
  return (
    <Bar label={t`Selected notifications`} selection={selection} onDone={onDone}>
      <div className={actsClass}>
        <Button
          tone="outline"
          className={act}
          disabled={isNone}
          onClick={() => done(() => acts.mark(rows, true))}
        >
          <Trans>Mark as read</Trans>
        </Button>
        <Button
          tone="outline"
          className={act}
          disabled={isNone}
          onClick={() => done(() => acts.mark(rows, false))}
        >
          <Trans>Mark as unread</Trans>
        </Button>
        <Button tone="danger" className={act} disabled={isNone} onClick={() => done(() => acts.remove(rows))}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </Bar>
  )
}

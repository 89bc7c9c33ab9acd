import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { Acts } from '#client/notifications/useActs.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { act, acts as actsClass, bar, count, head } from './SelectionBar.css.ts'
import type { Selection } from './useSelection.ts'

type SelectionBarProps = { selection: Selection; acts: Acts; onDone: () => void }

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
    <div className={bar} role="group" aria-label={t`Selected notifications`}>
      <div className={head}>
        <p className={count} role="status">
          <Plural value={rows.length} one="# selected" other="# selected" />
        </p>
        <Button tone="quiet" size="s" onClick={selection.all}>
          <Trans>Select all</Trans>
        </Button>
        <IconButton label={t`Stop selecting`} icon={<X size={20} aria-hidden="true" />} onClick={onDone} />
      </div>
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
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { SelectButton } from '#client/components/selection/SelectButton.tsx'
import { SelectionBar as Bar } from '#client/components/selection/SelectionBar.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import type { NotificationFilter } from './notifications-search.ts'
import {
  filterChosen,
  filterLink as filterClass,
  filters,
  toolbar,
  selectionAction,
  selectionActions as actsClass,
} from './NotificationsPage.css.ts'
import type { Acts } from './useActs.ts'
import type { Changeable } from '#client/mutations/notifications.ts'

const labels = { all: msg`All`, unread: msg`Unread` } satisfies Record<NotificationFilter, object>

type ToolbarProps = {
  filter: NotificationFilter
  /** Absent on desktops, where the boxes always show, and when there is nothing to select. */
  onSelect?: (() => void) | undefined
}

/** Links, because each list has an address. */
export function Toolbar({ filter, onSelect }: ToolbarProps) {
  const { t } = useLingui()
  return (
    <div className={toolbar}>
      <nav className={filters} aria-label={t`Which notifications`}>
        {(['all', 'unread'] as const).map((each) => (
          <Link
            key={each}
            to="/notifications"
            search={{ f: each === 'unread' ? each : undefined }}
            replace
            className={classes(filterClass, each === filter && filterChosen)}
            aria-current={each === filter ? 'page' : undefined}
          >
            {t(labels[each])}
          </Link>
        ))}
      </nav>
      {onSelect && <SelectButton onSelect={onSelect} />}
    </div>
  )
}

type SelectionBarProps = { selection: Selection<Changeable>; acts: Acts; onDone: () => void }

/** Actions on the selected notifications. */
export function NotificationSelectionBar({ selection, acts, onDone }: SelectionBarProps) {
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
          className={selectionAction}
          disabled={isNone}
          onClick={() => done(() => acts.mark(rows, true))}
        >
          <Trans>Mark as read</Trans>
        </Button>
        <Button
          tone="outline"
          className={selectionAction}
          disabled={isNone}
          onClick={() => done(() => acts.mark(rows, false))}
        >
          <Trans>Mark as unread</Trans>
        </Button>
        <Button
          tone="danger"
          className={selectionAction}
          disabled={isNone}
          onClick={() => done(() => acts.remove(rows))}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </Bar>
  )
}

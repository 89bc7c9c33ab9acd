import { Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { NotificationFilter } from '#client/features/notifications/notifications-search.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { chosen, filter as filterClass, filters, toolbar } from './Toolbar.css.ts'

const labels = { all: msg`All`, unread: msg`Unread` } satisfies Record<NotificationFilter, object>

type ToolbarProps = {
  filter: NotificationFilter
  /** Absent where the boxes always show, and where there is nothing to select. */
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
            className={classes(filterClass, each === filter && chosen)}
            aria-current={each === filter ? 'page' : undefined}
          >
            {t(labels[each])}
          </Link>
        ))}
      </nav>
      {onSelect && (
        <Button tone="quiet" size="s" onClick={onSelect}>
          <Trans>Select</Trans>
        </Button>
      )}
    </div>
  )
}

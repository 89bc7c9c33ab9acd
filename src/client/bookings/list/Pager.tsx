import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingTab } from '#client/api/bookings.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { pager } from './Pager.css.ts'

type PagerProps = { tab: BookingTab; page: number; pages: number }

export function Pager({ tab, page, pages }: PagerProps) {
  const { t } = useLingui()
  if (pages <= 1) return null
  return (
    <nav className={pager} aria-label={t`Pages`}>
      {page > 1 && (
        <Link
          to="/bookings"
          search={{ tab, page: page - 1 }}
          className={buttonClass({ tone: 'outline' })}
          rel="prev"
        >
          <Trans>Previous</Trans>
        </Link>
      )}
      <span>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      {page < pages && (
        <Link
          to="/bookings"
          search={{ tab, page: page + 1 }}
          className={buttonClass({ tone: 'outline' })}
          rel="next"
        >
          <Trans>Next</Trans>
        </Link>
      )}
    </nav>
  )
}

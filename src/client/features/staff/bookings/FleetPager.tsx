import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { pager } from './bookings.css.ts'

type FleetPagerProps = {
  page: number
  /** Null where there are more than are counted. */
  pages: number | null
  hasNext: boolean
}

/** From page to page; the filters stay. */
export function FleetPager({ page, pages, hasNext }: FleetPagerProps) {
  const { t } = useLingui()
  if (page === 1 && !hasNext) return null
  return (
    <nav className={pager} aria-label={t`Pages`}>
      {page > 1 && (
        <Link
          from="/staff/bookings/"
          to="/staff/bookings"
          search={(now) => ({ ...now, page: page === 2 ? undefined : page - 1 })}
          className={buttonClass({ tone: 'outline' })}
          rel="prev"
        >
          <Trans>Previous</Trans>
        </Link>
      )}
      <span>
        {pages === null ? (
          <Trans>Page {page}</Trans>
        ) : (
          <Trans>
            Page {page} of {pages}
          </Trans>
        )}
      </span>
      {hasNext && (
        <Link
          from="/staff/bookings/"
          to="/staff/bookings"
          search={(now) => ({ ...now, page: page + 1 })}
          className={buttonClass({ tone: 'outline' })}
          rel="next"
        >
          <Trans>Next</Trans>
        </Link>
      )}
    </nav>
  )
}

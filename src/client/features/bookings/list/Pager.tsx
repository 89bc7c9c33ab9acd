import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { pager } from './Pager.css.ts'

/** The filters stay. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui()
  if (pages <= 1) return null
  return (
    <nav className={pager} aria-label={t`Pages`}>
      {page > 1 && (
        <Link
          from="/bookings"
          to="/bookings"
          search={(now) => ({ ...now, page: page === 2 ? undefined : page - 1 })}
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
          from="/bookings"
          to="/bookings"
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

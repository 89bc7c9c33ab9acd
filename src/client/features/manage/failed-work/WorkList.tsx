import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FailedWork } from '#contract/staff/site/failed-work.ts'
import { footer, item, quiet, row, rowLink, text, title } from '#client/ui/List/List.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const workLabels: Record<string, MessageDescriptor> = {
  'booking-confirmed': msg`Mail: a booking`,
  'contact-message': msg`Mail: a message to us`,
  'newsletter-confirm': msg`Mail: the newsletter’s confirmation`,
  'account-link': msg`Mail: a link to an account`,
  'password-changed': msg`Mail: a new password`,
  notification: msg`Mail: news about a booking`,
  push: msg`A push message`,
  'payment-close': msg`Ending a payment at its provider`,
  refund: msg`Giving money back`,
}

type WorkListProps = {
  work: readonly FailedWork[]
  /** Those that are being tried again. */
  busy: readonly string[]
  onRetry: (id: string) => void
}

export function WorkList({ work, busy, onRetry }: WorkListProps) {
  const { t } = useLingui()
  const dates = useDates()
  return (
    <ul className={cardRows}>
      {work.map(({ _id, kind, since, tries, error, bookingId }) => {
        const label = workLabels[kind]
        return (
          <li key={_id} className={item} data-work={_id}>
            <div className={row}>
              <div className={text}>
                <span className={title}>{label ? t(label) : kind}</span>
                <span className={quiet}>
                  <Trans>
                    Since {dates.dateTime(since)}, <Plural value={tries} one="# try" other="# tries" />
                  </Trans>
                </span>
                <span className={quiet}>{error}</span>
                <div className={footer}>
                  {bookingId !== null && (
                    <Link to="/staff/bookings/$bookingId" params={{ bookingId }} className={rowLink}>
                      <Trans>See the booking</Trans>
                    </Link>
                  )}
                  <Button
                    tone="quiet"
                    size="m"
                    busy={busy.includes(_id)}
                    disabled={busy.length > 0}
                    onClick={() => onRetry(_id)}
                  >
                    <Trans>Try again</Trans>
                  </Button>
                </div>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

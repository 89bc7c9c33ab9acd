import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { amount, line, quiet, whole } from '#client/components/booking/booking.css.ts'
import { depositKindLabels, depositMethodLabels } from '#client/components/booking/payments/deposit-labels.ts'
import { lines as list } from '#client/components/booking/payments/payments.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { Block } from './BookingSections.tsx'

/** The receipt of the security deposit: what the agency took, gave back and kept. What was typed wrong is not shown. */
export function SecurityDeposit({ booking }: { booking: Booking }) {
  const { securityDeposit, returnedAt, status } = booking
  const { t } = useLingui()
  const dates = useDates()
  if (!securityDeposit || securityDeposit.lines.length === 0) return null
  const { held, lines } = securityDeposit
  const wrong = new Set(lines.map(({ reverses }) => reverses))
  const shown = lines.filter(({ _id, reverses }) => reverses === null && !wrong.has(_id))
  const last = shown.findLast(({ kind }) => kind === 'returned')
  const back = last === undefined ? null : dates.dateTime(last.at)
  return (
    <Block title={t`Security deposit`}>
      <ul className={list} aria-label={t`Security deposit`}>
        {shown.map(({ _id, at, kind, amount: xaf, method }) => (
          <li key={_id}>
            <div className={line}>
              <span className={amount}>{t(depositKindLabels[kind])}</span>
              <span className={`${whole} ${amount}`}>
                <Amount xaf={xaf} />
              </span>
            </div>
            <p className={quiet}>
              {[dates.dateTime(at), ...(method === null ? [] : [t(depositMethodLabels[method])])].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <p className={quiet}>
        {held > 0 && (returnedAt || status === 'cancelled') ? (
          <Trans>
            The agency still holds <Amount xaf={held} />.
          </Trans>
        ) : held > 0 ? (
          <Trans>
            The agency holds <Amount xaf={held} /> until you bring the car back.
          </Trans>
        ) : (
          <>
            {back !== null && (
              <span>
                <Trans>Given back on {back}.</Trans>{' '}
              </span>
            )}
            <span>
              <Trans>The agency holds nothing more.</Trans>
            </span>
          </>
        )}
      </p>
    </Block>
  )
}

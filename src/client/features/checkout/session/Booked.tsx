import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, MailCheck } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import { ConfirmAddress } from '#client/components/booking/confirm/ConfirmAddress.tsx'
import { AddToCalendar } from '#client/components/booking/calendar/AddToCalendar.tsx'
import { CancelledAlready } from './CancelledAlready.tsx'
import { Directions } from '#client/components/booking/contact/Directions.tsx'
import { WhatsappButton } from '#client/components/booking/contact/WhatsappButton.tsx'
import { Voucher } from '#client/components/booking/voucher/Voucher.tsx'
import { Page } from '#client/layout/Page.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import * as styles from './Booked.css.ts'
import { NextSteps } from './NextSteps.tsx'
import { Offer } from './Offer.tsx'

export function Booked({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  // Confirmed meanwhile, the mail has been read.
  const [wasAsked] = useState(Boolean(booking.confirmBy))
  if (booking.status === 'cancelled') return <CancelledAlready id={booking._id} />
  const { email } = booking.driver
  return (
    <Page title={booking.confirmBy ? t`Confirm your booking` : t`Booking confirmed`} width="narrow">
      <div className={styles.page}>
        <ConfirmAddress booking={booking} />
        <div className={styles.head}>
          <span className={styles.mark}>
            <Check size={24} strokeWidth={2} aria-hidden />
          </span>
          <h1 className={styles.heading} tabIndex={-1}>
            <Trans>Congratulations!</Trans>
          </h1>
          <p>
            {booking.payment === 'counter' ? (
              <Trans>Your booking was successfully done. We sent you a confirmation email.</Trans>
            ) : (
              <Trans>Your payment was successfully done. We sent you a confirmation email.</Trans>
            )}
          </p>
        </div>
        {!wasAsked && <section className={styles.mailbox}>
          <MailCheck size={20} strokeWidth={1.5} aria-hidden />
          <div>
            <h2 className={styles.stepTitle}>
              <Trans>Check your mailbox</Trans>
            </h2>
            <p className={styles.quiet}>
              <Trans>The confirmation email is on its way to {email}. Open it and follow its steps.</Trans>
            </p>
          </div>
        </section>}
        <Voucher booking={booking} />
        <div className={styles.actions}>
          <AddToCalendar booking={booking} full />
          <Directions place={booking.pickUp} full />
          <WhatsappButton contact={booking.supplier} reference={booking.reference} />
        </div>
        <NextSteps booking={booking} />
        <Link
          to="/booking"
          search={{ b: booking._id }}
          className={buttonClass({ tone: 'primary', size: 'l', full: true })}
        >
          <Trans>Open this booking</Trans>
        </Link>
        <Offer booking={booking} />
      </div>
    </Page>
  )
}

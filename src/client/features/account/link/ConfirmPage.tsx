import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ConfirmedBooking } from '#contract/bookings/booking-confirmation.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import type { ConfirmLink } from '#client/api/bookings/booking-confirmation.ts'
import { AccountCard } from '#client/features/account/AccountCard.tsx'
import { text } from '#client/features/account/account.css.ts'
import { SiteHelp } from '#client/components/booking/BookingContact.tsx'
import { Done } from '#client/components/form/Done.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { useConfirming } from './useConfirming.ts'

/** Where the link in the mail of a booking leads: it is confirmed by a press. */
export function ConfirmPage({ booking, token }: ConfirmLink) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { state, confirm } = useConfirming(booking, token)
  const retry = (
    <Button tone="outline" size="l" full onClick={confirm}>
      <Trans>Retry</Trans>
    </Button>
  )
  switch (state.kind) {
    case 'confirmed':
      return <Confirmed id={booking} booking={state.booking} />
    case 'gone':
      return (
        <AccountCard title={t`This link no longer opens`}>
          <p className={text}>
            <Trans>
              It has expired, a newer email replaced it, or the booking was cancelled. Open your booking to
              check.
            </Trans>
          </p>
          <Link to="/bookings" className={buttonClass({ tone: 'primary', size: 'l', full: true })}>
            <Trans>Your bookings</Trans>
          </Link>
          <SiteHelp />
        </AccountCard>
      )
    case 'offline':
      return (
        <AccountCard title={t`Confirm your booking`}>
          <p className={text} role="status">
            <Trans>Your booking is confirmed as soon as you are back online.</Trans>
          </p>
          {retry}
        </AccountCard>
      )
    case 'failed':
      return (
        <AccountCard title={t`Confirm your booking`}>
          <FormAlert>{failureText('unexpected')}</FormAlert>
          {retry}
          <SiteHelp />
        </AccountCard>
      )
    case 'unpressed':
      return (
        <AccountCard title={t`Confirm your booking`}>
          <p className={text}>
            <Trans>Confirm that this address is yours, and we keep the car for you.</Trans>
          </p>
          <Button size="l" full onClick={confirm}>
            <Trans>Confirm the booking</Trans>
          </Button>
        </AccountCard>
      )
    default:
      return (
        <AccountCard title={t`Confirm your booking`}>
          <p className={text} role="status">
            <Trans>Confirming…</Trans>
          </p>
        </AccountCard>
      )
  }
}

function Confirmed({ id, booking }: { id: string; booking: ConfirmedBooking }) {
  const { t } = useLingui()
  const dates = useDates()
  const [isExpired, setIsExpired] = useState(false)
  const { car, account } = booking
  const when = dates.dateTime(booking.from)
  const reference = groupedReference(booking.reference)
  return (
    <AccountCard title={t`Thank you, it is confirmed`}>
      <Done>
        <Trans>Your address is confirmed. We keep the car for you.</Trans>
      </Done>
      <p className={text}>
        <Trans>
          {car}, pick-up {when}. Reference {reference}.
        </Trans>
      </p>
      {booking.opensHere ? (
        <Link
          to="/booking"
          search={{ b: id }}
          className={buttonClass({ tone: 'primary', size: 'l', full: true })}
        >
          <Trans>Open this booking</Trans>
        </Link>
      ) : (
        <p className={text}>
          <Trans>Open it on the device you booked with.</Trans>
        </p>
      )}
      {account !== null && !isExpired && (
        <>
          <h2 className={titleM}>
            <Trans>Open it on any device</Trans>
          </h2>
          <p className={text}>
            <Trans>Choose a password to save this booking in an account. Optional.</Trans>
          </p>
          <NewPasswordForm
            tone="outline"
            link={{ purpose: 'activation', ...account }}
            onExpired={() => setIsExpired(true)}
          />
        </>
      )}
    </AccountCard>
  )
}

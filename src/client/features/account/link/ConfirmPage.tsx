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

/** Where the link in the mail of a booking leads: it is confirmed, or what a supplier has booked accepted, by a press. */
export function ConfirmPage({ booking, token, accepts = false }: ConfirmLink & { accepts?: boolean }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { state, confirm } = useConfirming(booking, token)
  const title = accepts ? t`Accept your booking` : t`Confirm your booking`
  const retry = (
    <Button tone="outline" size="l" full onClick={confirm}>
      <Trans>Retry</Trans>
    </Button>
  )
  switch (state.kind) {
    case 'confirmed':
      return accepts ? (
        <Accepted id={booking} booking={state.booking} />
      ) : (
        <Confirmed id={booking} booking={state.booking} />
      )
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
        <AccountCard title={title}>
          <p className={text} role="status">
            {accepts ? (
              <Trans>Your booking is accepted as soon as you are back online.</Trans>
            ) : (
              <Trans>Your booking is confirmed as soon as you are back online.</Trans>
            )}
          </p>
          {retry}
        </AccountCard>
      )
    case 'failed':
      return (
        <AccountCard title={title}>
          <FormAlert>{failureText('unexpected')}</FormAlert>
          {retry}
          <SiteHelp />
        </AccountCard>
      )
    case 'unpressed':
      return (
        <AccountCard title={title}>
          <p className={text}>
            {accepts ? (
              <Trans>
                A rental agency made this booking for you. Accept it, and they may look at your driving
                licence before the pick-up.
              </Trans>
            ) : (
              <Trans>Confirm that this address is yours, and we keep the car for you.</Trans>
            )}
          </p>
          <Button size="l" full onClick={confirm}>
            {accepts ? <Trans>Accept the booking</Trans> : <Trans>Confirm the booking</Trans>}
          </Button>
        </AccountCard>
      )
    default:
      return (
        <AccountCard title={title}>
          <p className={text} role="status">
            {accepts ? <Trans>Accepting…</Trans> : <Trans>Confirming…</Trans>}
          </p>
        </AccountCard>
      )
  }
}

/** The device that opened the mail is rarely one that may read the booking: the mail has all of it. */
function Accepted({ id, booking: { car, from, reference: code, opensHere } }: ConfirmedProps) {
  const { t } = useLingui()
  const when = useDates().dateTime(from)
  const reference = groupedReference(code)
  return (
    <AccountCard title={t`Thank you, it is accepted`}>
      <Done>
        <Trans>You accepted the booking. The agency may look at your driving licence now.</Trans>
      </Done>
      <p className={text}>
        <Trans>
          {car}, pick-up {when}. Reference {reference}.
        </Trans>
      </p>
      {opensHere && <OpenBooking id={id} />}
    </AccountCard>
  )
}

function OpenBooking({ id }: { id: string }) {
  return (
    <Link
      to="/booking"
      search={{ b: id }}
      className={buttonClass({ tone: 'primary', size: 'l', full: true })}
    >
      <Trans>Open this booking</Trans>
    </Link>
  )
}

type ConfirmedProps = { id: string; booking: ConfirmedBooking }

function Confirmed({ id, booking }: ConfirmedProps) {
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
        <OpenBooking id={id} />
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

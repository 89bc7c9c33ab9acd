import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { confirmBooking } from '#client/api/bookings/staff-acts.ts'
import { ContactCluster } from '#client/components/contact/ContactCluster.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { useDates } from '#client/i18n/format.ts'
import { quiet } from './booking.css.ts'
import { driverMessage, driverSubject } from './driver-message.ts'

type ConfirmReachedSheetProps = { booking: StaffBooking; onClose: () => void }

/** The driver has not confirmed the address: who has spoken with them says so, and confirms the booking. */
export function ConfirmReachedSheet({ booking, onClose }: ConfirmReachedSheetProps) {
  const { t } = useLingui()
  const dates = useDates()
  const { driver } = booking
  const { fullName, phone, email } = driver
  const when = booking.lapsesAt && dates.dateTime(booking.lapsesAt)
  const message = driverMessage(booking)
  const decision = useDecision({
    decide: () => confirmBooking(booking, { reached: true }),
    done: t`The booking is confirmed. We let ${fullName} know.`,
    onDone: onClose,
    onRefused: useRefetchBooking(booking._id),
  })
  return (
    <DecisionSheet
      title={t`Have you reached the driver?`}
      act={<Trans>I have reached them: confirm</Trans>}
      decision={decision}
      onClose={onClose}
    >
      <p>
        <Trans>
          {fullName} has not confirmed the email address yet. Call or write before you promise the car.
        </Trans>
      </p>
      <p className={quiet}>{[readablePhone(phone), email].filter((each) => each !== '').join(' · ')}</p>
      <ContactCluster
        contact={{ phone, whatsapp: phone, email }}
        greeting={message}
        body={message}
        subject={driverSubject(booking)}
      />
      {when && (
        <p className={quiet}>
          <Trans>
            If nobody confirms, the booking is cancelled by itself on {when} and the car is free again.
          </Trans>
        </p>
      )}
    </DecisionSheet>
  )
}

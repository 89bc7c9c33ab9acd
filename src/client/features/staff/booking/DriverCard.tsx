import { Trans } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { ContactCluster } from '#client/components/contact/ContactCluster.tsx'
import { useDates } from '#client/i18n/format.ts'
import { driverMessage, driverSubject } from './driver-message.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { fact, facts, quiet } from './booking.css.ts'

/** Who drives, and how to reach them; what is prepared to be sent is in their language. */
export function DriverCard({ booking }: { booking: StaffBooking }) {
  const dates = useDates()
  const { driver, additionalDriver, handedOverAt, landedAt, lateAt } = booking
  const { phone, email } = driver
  const message = driverMessage(booking)
  return (
    <Part title={driver.fullName}>
      <dl className={facts}>
        {/* What they said on the way counts until they have the car. */}
        {handedOverAt === null && landedAt != null && (
          <>
            <dt className={quiet}>
              <Trans>Has landed</Trans>
            </dt>
            <dd className={fact}>{dates.dateTime(landedAt)}</dd>
          </>
        )}
        {handedOverAt === null && lateAt != null && (
          <>
            <dt className={quiet}>
              <Trans>Said to be late</Trans>
            </dt>
            <dd className={fact}>{dates.dateTime(lateAt)}</dd>
          </>
        )}
        <dt className={quiet}>
          <Trans>Phone</Trans>
        </dt>
        <dd className={fact}>{readablePhone(phone)}</dd>
        {email !== '' && (
          <>
            <dt className={quiet}>
              <Trans>Email</Trans>
            </dt>
            <dd className={fact}>{email}</dd>
          </>
        )}
        {driver.birthDate !== null && (
          <>
            <dt className={quiet}>
              <Trans>Born</Trans>
            </dt>
            <dd className={fact}>{dates.day(driver.birthDate)}</dd>
          </>
        )}
        {additionalDriver !== null && (
          <>
            <dt className={quiet}>
              <Trans>Second driver</Trans>
            </dt>
            <dd className={fact}>
              {additionalDriver.fullName} · {readablePhone(additionalDriver.phone)}
            </dd>
          </>
        )}
      </dl>
      <ContactCluster
        contact={{ phone, whatsapp: phone, email }}
        greeting={message}
        body={message}
        subject={driverSubject(booking)}
      />
    </Part>
  )
}

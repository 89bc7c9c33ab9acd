import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { StaffPerson } from '#contract/staff/people/people.ts'
import { StatusBadge } from '#client/components/booking/StatusBadge.tsx'
import { ContactCluster } from '#client/components/contact/ContactCluster.tsx'
import { mailTo } from '#client/components/contact/links.ts'
import { LicenceBadge, refusalLabels } from '#client/components/staff/LicenceBadge.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import * as rows from '#client/ui/List/List.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'

type PartProps = { person: StaffPerson }

export function ContactPart({ person }: PartProps) {
  const { t } = useLingui()
  const dates = useDates()
  const { email, phone, birthDate, location, createdAt } = person
  const born = birthDate && dates.day(birthDate)
  const since = dates.day(createdAt.slice(0, 10))
  return (
    <Part title={t`Contact`}>
      <Text tone="secondary" className={rows.quiet}>
        {[phone, email, location].filter(Boolean).join(' · ')}
      </Text>
      <Text tone="secondary" className={rows.quiet}>
        {born && (
          <span>
            <Trans>Born {born}</Trans>
            {' · '}
          </span>
        )}
        <span>
          <Trans>Here since {since}</Trans>
        </span>
      </Text>
      {phone !== null ? (
        <ContactCluster contact={{ phone, whatsapp: phone, email }} greeting="" subject="Wouri" />
      ) : (
        email !== '' && (
          <a className={buttonClass({ tone: 'outline' })} href={mailTo(email, 'Wouri')}>
            <Trans>Email</Trans>
          </a>
        )
      )}
    </Part>
  )
}

/** What is ahead or on the road, with the way to all of them. */
export function OpenBookings({ person }: PartProps) {
  const { t } = useLingui()
  const { _id: driver, open, bookings } = person
  return (
    <Part title={t`Bookings`}>
      {open.length === 0 ? (
        <Text tone="secondary">
          <Trans>Nothing is ahead.</Trans>
        </Text>
      ) : (
        <BookingRows person={person} />
      )}
      {bookings > 0 && (
        <Link to="/staff/bookings" search={{ driver }} className={buttonClass({ tone: 'quiet', size: 'm' })}>
          <Plural value={bookings} one="# booking in all" other="# bookings in all" />
        </Link>
      )}
    </Part>
  )
}

export function BookingRows({ person: { open, isMoreOpen } }: PartProps) {
  const dates = useDates()
  return (
    <>
      <ul className={cardRows}>
        {open.map(({ _id: bookingId, car, from, to, status, supplier }) => (
          <li key={bookingId} className={rows.item} data-booking={bookingId}>
            <Link to="/staff/bookings/$bookingId" params={{ bookingId }} className={rows.row}>
              <span className={rows.text}>
                <span className={rows.title}>{car.name}</span>
                <span className={rows.quiet}>
                  {dates.range(from, to)} · {supplier.name}
                </span>
                <span className={rows.badges}>
                  <StatusBadge status={status} />
                </span>
              </span>
              <ChevronRight className={rows.chevron} size={20} strokeWidth={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {isMoreOpen && (
        <Text tone="secondary">
          <Trans>There are more than these.</Trans>
        </Text>
      )}
    </>
  )
}

/** What was said of the licence, and the booking on whose page it can be looked at. */
export function LicencePart({ person: { licence } }: PartProps) {
  const { t } = useLingui()
  return (
    <Part title={t`Driving licence`}>
      {licence === null ? (
        <Text tone="secondary">
          <Trans>No licence is on file.</Trans>
        </Text>
      ) : (
        <Row wrap align="center">
          <LicenceBadge state={licence.state} />
          {licence.refusal !== null && <span>{t(refusalLabels[licence.refusal])}</span>}
        </Row>
      )}
      {licence !== null &&
        (licence.booking === null ? (
          <Text tone="secondary">
            <Trans>It can be looked at only while a booking is accepted, and 30 days after the return.</Trans>
          </Text>
        ) : (
          <Link
            to="/staff/bookings/$bookingId"
            params={{ bookingId: licence.booking }}
            className={buttonClass({ tone: 'outline', size: 'm' })}
          >
            <Trans>Check it on the booking</Trans>
          </Link>
        ))}
    </Part>
  )
}

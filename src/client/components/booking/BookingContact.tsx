import { useLingui, Trans } from '@lingui/react/macro'
import { Navigation } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { groupedReference } from '#domain/booking/reference.ts'
import { ContactCluster } from '#client/components/contact/ContactCluster.tsx'
import { WhatsappLink } from '#client/components/contact/WhatsappLink.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { directionsTo } from '#client/components/contact/links.ts'
import { settingsQueries } from '#client/api/site/settings.ts'

type BookingContactProps = {
  contact: { phone: string; whatsapp: string | null; email: string }
  reference: string
}

/** The supplier, reached with the booking's reference already written. */
export function BookingContact({ contact, reference }: BookingContactProps) {
  const { t } = useLingui()
  const written = groupedReference(reference)
  return (
    <ContactCluster
      contact={contact}
      greeting={t`Hello, this is about my Wouri booking ${written}.`}
      subject={t`Wouri booking ${written}`}
    />
  )
}

type WhatsappButtonProps = { contact: { name: string; whatsapp: string | null }; reference: string }

/** Says to whom it writes. Absent for a supplier who is not on WhatsApp. */
export function WhatsappButton({ contact, reference }: WhatsappButtonProps) {
  const { t } = useLingui()
  const written = groupedReference(reference)
  const { name } = contact
  if (contact.whatsapp === null) return null
  return (
    <WhatsappLink number={contact.whatsapp} text={t`Hello, this is about my Wouri booking ${written}.`} full>
      <Trans>Message {name} on WhatsApp</Trans>
    </WhatsappLink>
  )
}

type DirectionsProps = { place: { latitude: number; longitude: number }; full?: boolean }

export function Directions({ place, full }: DirectionsProps) {
  return (
    <a
      className={buttonClass({ tone: 'outline', full })}
      href={directionsTo(place)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Navigation size={20} strokeWidth={1.5} aria-hidden />
      <Trans>Directions</Trans>
    </a>
  )
}

/** Contact for help, on screens that failed. */
export function SiteHelp() {
  const { t } = useLingui()
  const { data } = useQuery(settingsQueries.current())
  if (!data) return null
  return (
    <WhatsappLink
      number={data.contact.whatsapp}
      text={t`Hello, I need help with my booking on Wouri.`}
      size="l"
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { ContactCluster } from '#client/components/contact/ContactCluster.tsx'
import { groupedReference } from '#domain/booking/reference.ts'

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

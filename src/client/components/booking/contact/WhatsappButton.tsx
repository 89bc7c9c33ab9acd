import { useLingui } from '@lingui/react/macro'
import { WhatsappLink } from '#client/components/contact/WhatsappLink.tsx'
import { groupedReference } from '#domain/booking/reference.ts'

type WhatsappButtonProps = { contact: { whatsapp: string | null }; reference: string }

/** Absent for a supplier who is not on WhatsApp. */
export function WhatsappButton({ contact, reference }: WhatsappButtonProps) {
  const { t } = useLingui()
  const written = groupedReference(reference)
  if (contact.whatsapp === null) return null
  return <WhatsappLink number={contact.whatsapp} text={t`Hello, this is about my Wouri booking ${written}.`} full />
}

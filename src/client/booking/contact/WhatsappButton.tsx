import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { whatsappTo } from '#client/booking/links.ts'
import { groupedReference } from '#domain/booking/reference.ts'

type WhatsappButtonProps = { contact: { whatsapp: string | null }; reference: string }

/** Absent for a supplier who is not on WhatsApp. */
export function WhatsappButton({ contact, reference }: WhatsappButtonProps) {
  const { t } = useLingui()
  const written = groupedReference(reference)
  if (contact.whatsapp === null) return null
  return (
    <a
      className={buttonClass({ tone: 'whatsapp', full: true })}
      href={whatsappTo(contact.whatsapp, t`Hello, this is about my Wouri booking ${written}.`)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MessageCircle size={20} strokeWidth={1.5} aria-hidden />
      <Trans>WhatsApp</Trans>
    </a>
  )
}

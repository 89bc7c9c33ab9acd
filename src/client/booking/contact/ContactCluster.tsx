import { Trans, useLingui } from '@lingui/react/macro'
import { Mail, Phone } from 'lucide-react'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { callTo, mailTo } from '#client/booking/links.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { cluster } from './ContactCluster.css.ts'
import { WhatsappButton } from './WhatsappButton.tsx'

type ContactClusterProps = {
  contact: { phone: string; whatsapp: string | null; email: string }
  reference: string
}

/** Always in this order, everywhere: WhatsApp, call, e-mail. */
export function ContactCluster({ contact, reference }: ContactClusterProps) {
  const { t } = useLingui()
  const written = groupedReference(reference)
  return (
    <div className={cluster}>
      <WhatsappButton contact={contact} reference={reference} />
      <a className={buttonClass({ tone: 'outline', full: true })} href={callTo(contact.phone)}>
        <Phone size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Call</Trans>
      </a>
      <a
        className={buttonClass({ tone: 'outline', full: true })}
        href={mailTo(contact.email, t`Wouri booking ${written}`)}
      >
        <Mail size={20} strokeWidth={1.5} aria-hidden />
        <Trans>E-mail</Trans>
      </a>
    </div>
  )
}

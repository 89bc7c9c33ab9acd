import { Trans } from '@lingui/react/macro'
import { Mail, Phone } from 'lucide-react'
import { callTo, mailTo } from './links.ts'
import { buttonClass, type ButtonLook } from '#client/ui/Button/buttonClass.ts'
import { classes } from '#client/ui/classes.ts'
import { cluster, way } from './ContactCluster.css.ts'
import { WhatsappLink } from './WhatsappLink.tsx'

type ContactClusterProps = Pick<ButtonLook, 'size'> & {
  /** Null or empty without WhatsApp. */
  contact: { phone: string; whatsapp: string | null; email: string }
  /** What a message on WhatsApp begins with. */
  greeting: string
  /** What a mail is about. */
  subject: string
  /** What a mail begins with; without it the writer finds their own words. */
  body?: string
}

/** Always in this order, everywhere: WhatsApp, call, email. */
export function ContactCluster({ contact, greeting, subject, body, size }: ContactClusterProps) {
  const { phone, whatsapp, email } = contact
  const look = classes(buttonClass({ tone: 'outline', full: true, size }), way)
  return (
    <div className={cluster}>
      {whatsapp && <WhatsappLink number={whatsapp} text={greeting} full size={size} className={way} />}
      <a className={look} href={callTo(phone)}>
        <Phone size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Call</Trans>
      </a>
      {email !== '' && (
        <a className={look} href={mailTo(email, subject, body)}>
          <Mail size={20} strokeWidth={1.5} aria-hidden />
          <Trans>Email</Trans>
        </a>
      )}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { whatsappTo } from '#client/components/booking/links.ts'
import { buttonClass, type ButtonLook } from '#client/ui/Button/buttonClass.ts'
import { classes } from '#client/ui/classes.ts'

type WhatsappLinkProps = Pick<ButtonLook, 'size' | 'full'> & {
  number: string
  /** What the message begins with. */
  text: string
  className?: string
}

export function WhatsappLink({ number, text, className, ...look }: WhatsappLinkProps) {
  return (
    <a
      className={classes(buttonClass({ tone: 'whatsapp', ...look }), className)}
      href={whatsappTo(number, text)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MessageCircle size={20} strokeWidth={1.5} aria-hidden />
      <Trans>WhatsApp</Trans>
    </a>
  )
}

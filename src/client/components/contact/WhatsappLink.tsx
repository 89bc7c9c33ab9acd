import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { whatsappTo } from './links.ts'
import { buttonClass, type ButtonLook } from '#client/ui/Button/buttonClass.ts'
import { classes } from '#client/ui/classes.ts'

type WhatsappLinkProps = Pick<ButtonLook, 'size' | 'full'> & {
  number: string
  /** What the message begins with. */
  text: string
  className?: string
  /** What a press does, where it is not a message to whom the text around names. */
  children?: ReactNode
}

export function WhatsappLink({ number, text, className, children, ...look }: WhatsappLinkProps) {
  return (
    <a
      className={classes(buttonClass({ tone: 'whatsapp', ...look }), className)}
      href={whatsappTo(number, text)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MessageCircle size={20} strokeWidth={1.5} aria-hidden />
      {children ?? <Trans>WhatsApp</Trans>}
    </a>
  )
}

import { Trans } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { buttonClass, type ButtonLook } from '#client/ui/Button/buttonClass.ts'
import { inboxOf } from './mail-app.ts'

/** The way to the mail that was sent; nothing where no link leads to that inbox. The text beside it names the address. */
export function OpenInbox({ email, ...look }: ButtonLook & { email: string }) {
  const inbox = inboxOf(email)
  if (inbox === null) return null
  return (
    <a className={buttonClass(look)} href={inbox} rel="noreferrer">
      <Mail size={20} strokeWidth={1.5} aria-hidden />
      <Trans>Open mail app</Trans>
    </a>
  )
}

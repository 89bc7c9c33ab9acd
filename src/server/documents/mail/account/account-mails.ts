// The mails about an account, in its owner's language.

import type { Language } from '#domain/language.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { LinkPurpose } from '#server/platform/db/tables/people-tables.ts'
import { accountTexts } from './account-texts.ts'
import { greetable } from '#server/documents/mail/layout/greetable.ts'
import type { MailContent } from '#server/documents/mail/layout/mail-content.ts'
import { confirmationTexts } from '#server/documents/mail/booking/confirmation-texts.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'

export type Reader = { language: Language; full_name: string; verified: boolean }

/** Before the address is proved, the name is untrusted text: it is not put into our mail. */
function greeting({ language, full_name, verified }: Reader): string {
  return confirmationTexts[language].greeting(verified ? greetable(full_name) : null)
}

/** For which agency, and who invites; null where that is not known. */
export type Invitation = { agency: string | null; by: string | null }

/** The mail with the link that sets a password. */
export function linkMail(reader: Reader, kind: LinkPurpose | Invitation, href: string): MailContent {
  const texts = accountTexts[reader.language]
  const isInvited = typeof kind === 'object'
  const { subject, heading, opening, action, notYou } = texts[isInvited ? 'invitation' : kind]
  const agency = isInvited && kind.agency !== null ? greetable(kind.agency) : null
  const by = isInvited && kind.by !== null ? greetable(kind.by) : null
  return {
    language: reader.language,
    subject,
    heading,
    greeting: greeting(reader),
    opening: agency === null ? [opening] : [texts.invitation.from(agency, by), opening],
    blocks: [],
    action: { label: action, href },
    closing: [isInvited ? texts.invitation.lifetime : texts.lifetime, notYou],
  }
}

/** The mail about a changed password. `href` is where another one is requested. */
export function passwordChangedMail(reader: Reader, at: Instant, href: string): MailContent {
  const { subject, heading, when, signedOut, action, notYou, wasYou } = accountTexts[reader.language].changed
  return {
    language: reader.language,
    subject,
    heading,
    greeting: greeting(reader),
    opening: [when(writeDate(at, reader.language)), signedOut, notYou],
    blocks: [],
    action: { label: action, href },
    closing: [wasYou],
  }
}

// A mail from its content: both parts, and an id that it keeps.

import type { Mail } from '#server/documents/mail/transport/port.ts'
import { renderHtml } from './layout.ts'
import type { MailContent } from './mail-content.ts'
import { renderPlainText } from './plain-text.ts'

type Envelope = Pick<Mail, 'to'> & Partial<Pick<Mail, 'replyTo' | 'unsubscribeUrl' | 'attachments'>>

/** `job` is the one of the outbox that sends it: at every try it is visibly the same mail. */
export function composeMail(content: MailContent, job: { id: string }, envelope: Envelope): Mail {
  return {
    subject: content.subject,
    language: content.language,
    text: renderPlainText(content),
    html: renderHtml(content),
    attachments: [],
    messageId: `<outbox-${job.id}@wouri>`,
    ...envelope,
  }
}

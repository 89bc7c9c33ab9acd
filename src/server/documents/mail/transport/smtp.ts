// Mail through an SMTP server.

import { createTransport } from 'nodemailer'
import { PermanentError } from '#server/platform/jobs/outbox/job-errors.ts'
import type { MailPort } from './port.ts'

const timeout = 30_000

/** Only to loopback may a mail travel unencrypted without the URL saying so. */
function staysHere(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

/**
 * Answers that stay what they are: no such mailbox, refused content. Other 5xx (authentication, for one) are about our
 * own settings, and mending those lets the mail go out.
 */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    typeof responseCode === 'number' &&
    responseCode >= 550 &&
    responseCode < 560
  )
}

function oneClick(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Sends through `url` (`smtps://…`, or `smtp://…` with STARTTLS); its query carries further settings. */
export function smtpMail({ url, from }: { url: string; from: string }): MailPort {
  const transport = createTransport({
    requireTLS: !staysHere(url),
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
    url,
  })
  return {
    async send({ to, replyTo, unsubscribeUrl, subject, language, text, html, attachments, messageId }) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address whatever is in it, never a list to be parsed.
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          messageId,
          attachments: [...attachments],
          headers: {
            'Content-Language': language,
            'Auto-Submitted': 'auto-generated',
            ...oneClick(unsubscribeUrl),
          },
          signal: AbortSignal.timeout(timeout),
        })
      } catch (error) {
        throw isFinal(error) ? new PermanentError(error) : error
      }
    },
  }
}

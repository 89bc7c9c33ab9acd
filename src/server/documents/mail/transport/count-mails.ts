import type { MailPort } from './port.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

/** Counts what a mail port takes and what it refuses. */
export function countMails(mail: MailPort, { mails }: Metrics): MailPort {
  return {
    async send(one) {
      try {
        await mail.send(one)
        mails.inc({ outcome: 'sent' })
      } catch (error) {
        mails.inc({ outcome: 'failed' })
        throw error
      }
    },
  }
}

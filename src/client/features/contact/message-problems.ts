// Problems that keep a message from being sent, by the contract's schemas.

import { ContactMessage } from '#contract/site/contact.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { refusedBy } from '#client/components/form/problems.ts'
import type { Problems } from '#client/components/form/useFields.ts'

/** In the order of the screen, as typed. */
export const messageFields = ['email', 'subject', 'message'] as const
export type MessageField = (typeof messageFields)[number]
export type MessageValues = Record<MessageField, string>

const { from, subject, message } = ContactMessage.entries

/** Characters a message may have. */
export const longestMessage = 5000

export function messageProblems(values: MessageValues): Problems<MessageField> {
  return {
    email: values.email.trim() === '' ? 'required' : refusedBy(from, values.email),
    subject: refusedBy(subject, values.subject),
    message: refusedBy(message, values.message),
  }
}

/** What the server has against fields of the form; empty when it is about none of them. */
export function refusedFields(error: unknown): Problems<MessageField> {
  if (!(error instanceof CallFailure)) return {}
  const { from: email, subject, message } = error.fields ?? {}
  return { ...(email && { email }), ...(subject && { subject }), ...(message && { message }) }
}

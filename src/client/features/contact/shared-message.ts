// Text that another app shared with this one: the start of a message to us.

import * as v from 'valibot'
import type { StoredMessage } from '#client/mutations/contact-message.ts'

const Part = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000))), undefined)

/** The names are those of `share_target` in the manifest. */
export const Shared = v.object({ title: Part, text: Part, url: Part })
export type Shared = v.InferOutput<typeof Shared>

/** Null when nothing was shared. */
export function sharedMessage({ title = '', text = '', url = '' }: Shared): StoredMessage | null {
  const message = [text, url].filter((part) => part !== '').join('\n')
  if (title === '' && message === '') return null
  return { email: '', subject: title, message, isHandedOver: false }
}

// Sends the message to us, once: from the form, from what is pending on its screen, and behind every other screen.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { sendMessage } from '#client/api/site/contact.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import {
  contactMessageOf,
  currentMessage,
  loadMessage,
  messageQueue,
  removeSent,
  setMessage,
  storedMessage,
  storeMessage,
  type MessageText,
  type StoredMessage,
} from './contact-message.ts'
import { sync, type MutationHandler } from './sync.ts'

const handler: MutationHandler<StoredMessage, StoredMessage, void> = {
  queue: messageQueue,
  isForGuests: true,
  next(entries) {
    const [message] = Object.values(entries)
    return message?.isHandedOver ? message : null
  },
  async send(message) {
    setMessage({ state: 'sending', message })
    await sendMessage(contactMessageOf(message))
  },
  stopsOn: new Set(['offline', 'unavailable', 'unexpected', 'too-many-requests']),
  onStopped: (message, problem) => setMessage({ state: 'pending', message, problem }),
  async onSent(message) {
    await removeSent(message)
    setMessage({ state: 'sent' })
  },
  // Its writer has signed in or out meanwhile and may have carried the message along.
  onSentTooLate: removeSent,
  // Sending again would fail the same way, so the message goes back to its writer.
  async onRefused(message, problem) {
    const draft = { ...message, isHandedOver: false }
    await storeMessage(draft)
    setMessage({ state: 'editing', message: draft, problem })
  },
  onNothing: followOtherTab,
}

/** Sends what is in the form. Throws CallFailure; then everything typed is still there. */
export async function sendNow(typed: MessageText): Promise<void> {
  const epoch = currentEpoch()
  await sendMessage(contactMessageOf(typed))
  if (epoch !== currentEpoch()) return
  await storeMessage(null)
  setMessage({ state: 'sent' })
}

/** True when a message has just gone out. Never throws: a failure is in the message's state. */
export const syncMessage = () => sync(handler)

/** Takes the message back, as typed. False when it had gone out already. */
export function withdrawMessage(): Promise<boolean> {
  return messageQueue.exclusively(async () => {
    await messageQueue.refresh()
    const message = storedMessage()
    if (!message?.isHandedOver) {
      await followOtherTab()
      return false
    }
    const draft = { ...message, isHandedOver: false }
    await storeMessage(draft)
    setMessage({ state: 'editing', message: draft, problem: null })
    return true
  })
}

/** Another tab has sent it, or taken it back. */
async function followOtherTab(): Promise<void> {
  if (currentMessage().state !== 'pending') return
  if (storedMessage() === null) setMessage({ state: 'sent' })
  else await loadMessage()
}

/** The screen of the message says itself what became of it. */
const ownScreen = '/contact'

/** Sends behind every other screen, and says so there. */
export async function syncFromAnyScreen(): Promise<void> {
  const isSent = await syncMessage()
  if (!(isSent || isRefused()) || window.location.pathname === ownScreen) return
  await needMessages('contact')
  showToast(
    isSent
      ? { kind: 'success', text: i18n._(msg`Message sent`) }
      : {
          kind: 'error',
          text: i18n._(msg`We could not send your message. Find it under Contact.`),
          sticky: true,
        },
  )
}

function isRefused(): boolean {
  const message = currentMessage()
  return message.state === 'editing' && message.problem !== null
}

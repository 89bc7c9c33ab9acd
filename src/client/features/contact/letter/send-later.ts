// The sending behind every other screen: what was written without a network goes out, and says so.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { needMessages } from '#client/i18n/catalogs.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { currentDesk } from './desk.ts'
import { sendWaiting } from './send-letter.ts'

/** The screen of the letter says it itself. */
const ownScreen = '/contact'

export async function sendLater(): Promise<void> {
  const isSent = await sendWaiting()
  if (!(isSent || cameBack()) || window.location.pathname === ownScreen) return
  await needMessages('settings')
  showToast(
    isSent
      ? { kind: 'success', text: i18n._(msg`Message sent`) }
      : { kind: 'error', text: i18n._(msg`Your message could not be sent. You find it under Contact.`), sticky: true },
  )
}

/** The server will not take it as it is. */
function cameBack(): boolean {
  const desk = currentDesk()
  return desk.state === 'writing' && desk.problem !== null
}

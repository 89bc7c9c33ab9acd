// Sends the letter that waits, once: whoever else would send it, in this tab or another, comes after and finds none.

import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { sendMessage } from '#client/api/contact.ts'
import { turns } from '#client/storage/turns.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { changeDesk, currentDesk, layOut } from './desk.ts'
import { keptLetter, messageOf, type Letter, type Typed } from './letter.ts'

/** What passes by itself. Anything else the server would say again, so the letter goes back to whoever wrote it. */
const passing = new Set<Failure>(['offline', 'unavailable', 'unexpected', 'too-many-requests'])

const oneAtATime = turns('wouri-letter')

/** Sends what is in the form. Throws CallFailure; then everything typed is still there. */
export async function sendNow(typed: Typed): Promise<void> {
  const epoch = currentEpoch()
  await sendMessage(messageOf(typed))
  if (epoch !== currentEpoch()) return
  await keptLetter.clear()
  changeDesk({ state: 'sent' })
}

/** True when a letter has just gone out. Never throws: what is in the way stands on the desk. */
export function sendWaiting(): Promise<boolean> {
  return oneAtATime(async () => {
    const letter = await keptLetter.read()
    if (!letter?.isWaiting) {
      await comeBackTo(letter)
      return false
    }
    const epoch = currentEpoch()
    changeDesk({ state: 'sending', letter })
    try {
      await sendMessage(messageOf(letter))
    } catch (error) {
      // Whose letter it was is gone from this device by now, or has taken it along.
      if (epoch === currentEpoch()) await putBack(letter, failureCode(error))
      return false
    }
    await clear(letter)
    if (epoch === currentEpoch()) changeDesk({ state: 'sent' })
    return true
  })
}

/** Takes the letter back, as typed. False when it had gone out already. */
export function withdraw(): Promise<boolean> {
  return oneAtATime(async () => {
    const letter = await keptLetter.read()
    if (!letter?.isWaiting) {
      await comeBackTo(letter)
      return false
    }
    const back = { ...letter, isWaiting: false }
    await keptLetter.save(back)
    changeDesk({ state: 'writing', letter: back, problem: null })
    return true
  })
}

async function putBack(letter: Letter, problem: Failure): Promise<void> {
  if (passing.has(problem)) return changeDesk({ state: 'waiting', letter, problem })
  const back = { ...letter, isWaiting: false }
  await keptLetter.save(back)
  changeDesk({ state: 'writing', letter: back, problem })
}

/** Only this letter: the next one may lie there already. */
async function clear(sent: Letter): Promise<void> {
  if (JSON.stringify(await keptLetter.read()) === JSON.stringify(sent)) await keptLetter.clear()
}

/** Another tab has sent it, or taken it back. */
async function comeBackTo(letter: Letter | null): Promise<void> {
  if (currentDesk().state !== 'waiting') return
  if (letter === null) changeDesk({ state: 'sent' })
  else await layOut()
}

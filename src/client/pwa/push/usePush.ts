import { useEffect, useState } from 'react'
import { CallFailure } from '#client/api/call-failure.ts'
import { useInstall } from '#client/pwa/install/install.ts'
import { pushStateOf, type PushState } from './capability.ts'
import { rememberNotNow } from './refusal.ts'
import {
  hasPush,
  isSubscribed,
  permissionHere,
  switchOff,
  switchOn,
  type SubscribeOutcome,
} from './subscription.ts'
import { useSession } from '#client/session/session.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'

/** `failed`: the server was unreachable. */
export type PushOutcome = SubscribeOutcome | 'failed'

type Seen = { permission: NotificationPermission; isSubscribed: boolean }

/** Push messages on this device. `state` is undefined until the device has answered. */
export function usePush() {
  const { state: session, user } = useSession()
  const person = session === 'out' ? undefined : (user?._id ?? readStoredUser()?._id)
  const { isIos, isInstalled } = useInstall()
  const [seen, setSeen] = useState<Seen | null>(null)
  const [pressed, setPressed] = useState<boolean | null>(null)

  useEffect(() => {
    if (person === undefined) return
    let isHere = true
    const look = () => void lookFor(person).then((now) => isHere && setSeen(now))
    look()
    const stop = onPermissionChange(look)
    return () => {
      isHere = false
      stop()
    }
  }, [person])

  async function turnOn(): Promise<PushOutcome> {
    if (person === undefined) return 'failed'
    setPressed(true)
    const outcome = await attempt(person)
    if (outcome === 'dismissed') rememberNotNow()
    setSeen(await lookFor(person))
    setPressed(null)
    return outcome
  }

  /** Who switches it off is not asked again soon. */
  async function turnOff(): Promise<void> {
    if (person === undefined) return
    setPressed(false)
    rememberNotNow()
    await switchOff().catch(() => undefined)
    setSeen(await lookFor(person))
    setPressed(null)
  }

  const state: PushState | undefined = seen
    ? pushStateOf({ hasPush: hasPush(), isIos, isInstalled, ...seen })
    : undefined
  return { state, /** What was pressed and is not done yet. */ pressed, turnOn, turnOff }
}

async function lookFor(person: string): Promise<Seen> {
  return { isSubscribed: await isSubscribed(person), permission: permissionHere() }
}

async function attempt(person: string): Promise<PushOutcome> {
  try {
    return await switchOn(person)
  } catch (error) {
    return error instanceof CallFailure ? 'failed' : 'no-service'
  }
}

/** In the browser's bar, in its settings, or in those of the system, from which one comes back. */
function onPermissionChange(look: () => void): () => void {
  let status: PermissionStatus | null = null
  let isOver = false
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((known) => {
      if (isOver) return
      status = known
      known.addEventListener('change', look)
    })
    .catch(() => undefined)
  document.addEventListener('visibilitychange', look)
  return () => {
    isOver = true
    status?.removeEventListener('change', look)
    document.removeEventListener('visibilitychange', look)
  }
}

// A message for one device, and what hands it to the device's push service.

import type { PushMessage, PushSubscription } from '#contract/site/push.ts'

/** How much a message may wake a phone for (RFC 8030, 5.3). */
export type Urgency = 'normal' | 'high'

export type Push = {
  to: PushSubscription
  message: PushMessage
  /** How long the service keeps it for a device that is away. */
  seconds: number
  urgency: Urgency
}

export type PushPort = {
  /** What devices subscribe under: only its owner can send to them. */
  publicKey: string
  /**
   * `gone`: the device will never take a message again. Throws PermanentError when this message can never be taken, Later when
   * the service asks for a pause, anything else when later may be better.
   */
  send(push: Push): Promise<'taken' | 'gone'>
}

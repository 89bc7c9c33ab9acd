import {
  getPushKey,
  removePushSubscription,
  savePushSubscription,
  type PushSubscription,
} from '#contract/site/push.ts'
import { call } from '../http.ts'

/** The key that messages from this server are signed with: only its messages reach a device that subscribed under it. */
export async function fetchPushKey(): Promise<string> {
  return (await call(getPushKey, {})).key
}

/** Sends push messages for the signed-in person to this device. Idempotent. */
export async function sendPushSubscription(subscription: PushSubscription): Promise<void> {
  await call(savePushSubscription, { body: subscription })
}

export async function withdrawPushSubscription(address: string): Promise<void> {
  await call(removePushSubscription, { body: { endpoint: address } })
}

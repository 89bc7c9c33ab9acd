// The adapter for the push services of browsers: sealed for the device (RFC 8291), signed as ours (RFC 8292).

import { Agent, request, type AgentOptions } from 'node:https'
import webPush from 'web-push'
import { PermanentError } from '#server/platform/jobs/outbox/job-errors.ts'
import { judgeAnswer, type ServiceAnswer } from './judge-answer.ts'
import type { Push, PushPort } from './port.ts'
import { publicOnly } from './public-address.ts'
import { publicEndpoint } from './public-endpoint.ts'
import type { VapidKeys } from './vapid.ts'

/** Read no more than this of an error answer. */
const longestAnswer = 2000

export type Vapid = {
  keys: VapidKeys
  /** Where a push service reaches us, `https:` or `mailto:`. */
  subject: string
}

export type Road = {
  /** How a service is reached. */
  dial: AgentOptions
  /** Milliseconds from the first packet to the answer. */
  timeout: number
}

/** Only to addresses that are public at the moment of connecting. */
export const usualRoad: Road = { dial: { lookup: publicOnly() }, timeout: 10_000 }

/** A service has to answer within the road's timeout; no redirect is followed. */
export function webPushPort({ keys, subject }: Vapid, { dial, timeout }: Road = usualRoad): PushPort {
  const agent = new Agent(dial)
  return {
    publicKey: keys.publicKey,
    async send({ to, message, seconds, urgency }: Push) {
      // Checked again: the stored address may be older than the rule.
      if (publicEndpoint(to.endpoint) === null)
        throw new PermanentError(Object.assign(new Error(), { code: 'ENOTPUBLIC' }))
      const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify(message), {
        vapidDetails: { subject, ...keys },
        TTL: seconds,
        urgency,
        // A repeat replaces the same message while that still waits for the device.
        topic: message._id.slice(0, 32),
      })
      return judgeAnswer(
        await post(to.endpoint, { headers, body, agent, signal: AbortSignal.timeout(timeout) }),
        Date.now(),
      )
    },
  }
}

type PushMessage = { headers: Record<string, string>; body: Buffer; agent: Agent; signal: AbortSignal }

/** Once the status is there it counts, whatever becomes of the rest. */
function post(endpoint: string, { body, ...message }: PushMessage): Promise<ServiceAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(endpoint, { method: 'POST', ...message }, (answer) => {
      let said = ''
      const status = answer.statusCode!
      const isTaken = status >= 200 && status < 300
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        said += part
        if (said.length > longestAnswer) answer.destroy()
      })
      if (isTaken) answer.destroy()
      answer.on('error', () => undefined)
      answer.on('close', () => resolve({ status, retryAfter: answer.headers['retry-after'], said }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

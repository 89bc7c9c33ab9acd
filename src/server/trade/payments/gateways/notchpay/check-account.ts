// Whether our account at Notch Pay can work. Its hash key and its webhook cannot be asked for: only a message shows them.

import type { Instant } from '#domain/rental/period.ts'
import { closedOperators, wrongClock } from '#server/trade/payments/gateways/account-sentences.ts'
import { NotchpayRefused, type NotchpayClient } from './client.ts'
import { channelsPath, offersOf, rowsOf } from './protocol.ts'

/** Sentences about what is wrong. */
export async function checkNotchpay(client: NotchpayClient, now: () => Instant): Promise<string[]> {
  try {
    const offers = offersOf(rowsOf(await client.ask({ method: 'GET', path: channelsPath })).rows)
    const isGranted = await mayRefund(client)
    return [
      ...closedOperators('Notch Pay', offers),
      ...(isGranted ? [] : ['Notch Pay does not accept NOTCHPAY_PRIVATE_KEY: no money can be given back.']),
      ...wrongClock('Notch Pay', client.answeredAt(), now()),
    ]
  } catch (error) {
    return [
      isKeyRefused(error)
        ? 'Notch Pay does not accept NOTCHPAY_PUBLIC_KEY.'
        : 'Notch Pay could not be asked.',
    ]
  }
}

function mayRefund(client: NotchpayClient): Promise<boolean> {
  return client.ask({ method: 'GET', path: '/refunds?limit=1', isGranted: true }).then(
    () => true,
    (error: unknown) => {
      if (isKeyRefused(error)) return false
      throw error
    },
  )
}

function isKeyRefused(error: unknown): boolean {
  return error instanceof NotchpayRefused && (error.status === 401 || error.status === 403)
}

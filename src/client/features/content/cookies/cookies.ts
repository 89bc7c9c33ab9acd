// Every cookie of this site, with what it is for and how long it stays.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type CookieFact = {
  name: string
  purpose: MessageDescriptor
  lives: MessageDescriptor
  /** Null for us. */
  by: MessageDescriptor | null
}

export const cookies: readonly CookieFact[] = [
  {
    name: '__Host-sid',
    purpose: msg`Keeps you signed in. It holds a random number that says nothing about you.`,
    lives: msg`Until you close the browser, 24 hours at most; 30 days from your last visit when you chose to stay connected`,
    by: null,
  },
  {
    name: '__Host-guest',
    purpose: msg`Recognises the device on which you booked, or sent a licence, without an account, so that you can open the booking again.`,
    lives: msg`400 days`,
    by: null,
  },
  {
    name: '__Host-device',
    purpose: msg`Recognises this device when you sign in or send a form, so that somebody who guesses your password elsewhere does not lock you out. It holds a random number that says nothing about you.`,
    lives: msg`400 days`,
    by: null,
  },
  {
    name: '__Host-social',
    purpose: msg`Links a sign-in with Google, Facebook or Apple to the browser in which you began it. Only where such a sign-in is offered and you use it.`,
    lives: msg`10 minutes`,
    by: null,
  },
  {
    name: '__Host-pay',
    purpose: msg`Lets you pay for the booking of a payment link that you opened, and nothing else.`,
    lives: msg`24 hours`,
    by: null,
  },
  {
    name: 'wouri-language',
    purpose: msg`Remembers the language you chose, so that pages arrive in it.`,
    lives: msg`1 year`,
    by: null,
  },
  {
    name: '__stripe_mid',
    purpose: msg`Helps Stripe to detect fraud. Only where card payments by Stripe are offered, once you open the payment form.`,
    lives: msg`1 year`,
    by: msg`Stripe, on our address`,
  },
  {
    name: '__stripe_sid',
    purpose: msg`The same, for a single visit.`,
    lives: msg`30 minutes`,
    by: msg`Stripe, on our address`,
  },
]

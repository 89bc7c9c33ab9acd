import type { CheckoutSession, Handover } from '#contract/payments.ts'
import type { RefusalCause } from './words/refusal-texts.ts'

/** A session that has a payment: all but those of the counter. */
export type PaidSession = CheckoutSession & { payment: NonNullable<CheckoutSession['payment']> }

/** What each provider's form is given, and how it says what came of it. */
export type PaymentProps<K extends Handover['kind']> = {
  session: PaidSession
  handover: Extract<Handover, { kind: K }>
  /** The payer has done their part: the server is asked how it stands. */
  onSent: () => void
  /** The provider takes no money for this any more. */
  onOver: () => void
  refuse: (cause: RefusalCause | null) => void
}

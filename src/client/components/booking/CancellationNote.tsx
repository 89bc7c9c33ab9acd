import { Trans } from '@lingui/react/macro'
import { cancellationTerms } from '#domain/booking/cancellation.ts'
import type { PaymentChoice } from '#domain/rental/payment-choice.ts'
import type { Extra } from '#domain/rental/extras.ts'
import { useDates } from '#client/i18n/format.ts'

type CancellationNoteProps = { from: number; extras: readonly Extra[]; payment: PaymentChoice; now: number }

/** The rule that applies now, with its real deadline in Cameroon time. */
export function CancellationNote({ from, extras, payment, now }: CancellationNoteProps) {
  const dates = useDates()
  const terms = cancellationTerms(
    { from, hasCancellationExtra: extras.includes('cancellation'), paidAtCounter: payment === 'counter' },
    now,
  )
  const deadline = dates.dateTime(terms.deadline)
  switch (terms.rule) {
    case 'free-until-pick-up':
      return <Trans>Free cancellation until pick-up, {deadline}.</Trans>
    case 'full-refund':
      return <Trans>Full refund if you cancel by {deadline}. A fee may apply after that.</Trans>
    case 'fee-may-apply':
      return <Trans>A fee may apply if you cancel. The full refund ended on {deadline}.</Trans>
  }
}

import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { leastMissed } from '#domain/payment/split-refund.ts'
import { decisionQueries } from '#client/api/bookings/booking-decisions.ts'
import { useFrancs } from '#client/i18n/money.ts'

/**
 * What is wrong with a refund in whole XAF, of which a part would be less than its operator gives back; null when it can be
 * sent. Of one payment alone where its id is given. While the limits are not known the server decides.
 */
export function useRefundLimits(
  bookingId: string,
  mayGiveBack: boolean,
): (refund: number, paymentId?: string) => string | null {
  const { t } = useLingui()
  const francs = useFrancs()
  const { data = [] } = useQuery({ ...decisionQueries.refundLimits(bookingId), enabled: mayGiveBack })
  return (refund, paymentId) => {
    const missed = leastMissed(
      refund,
      data.filter(({ _id }) => paymentId === undefined || _id === paymentId),
    )
    if (missed === null) return null
    const least = francs(missed)
    return t`Mobile money gives back at least ${least} of a payment. Choose another sum, or hand it over in cash at the counter and write that in a note.`
  }
}

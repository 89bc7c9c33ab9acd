import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { longerForLess } from '#domain/rental/longer-for-less.ts'
import { wallTimeOf } from '#domain/rental/period.ts'
import { checkPeriod } from '#domain/rental/time-rules.ts'
import { carQueries } from '#client/api/cars/cars.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { useDates } from '#client/i18n/format.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Notice } from '#client/features/checkout/Notice.tsx'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'

/** Says when a longer rental costs less, and changes the drop-off at a press. */
export function LongerHint({
  checkout: { offer, settings, trip, period, choice, now },
}: {
  checkout: Checkout
}) {
  const dates = useDates()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isTaken, setIsTaken] = useState(false)
  const hint = longerForLess(offer, period, choice)
  if (hint === null) return null
  if (checkPeriod({ from: period.from, to: hint.to }, settings, now) !== null) return null

  async function keepLonger(to: number) {
    const longer = { ...trip, to: wallTimeOf(to) }
    const answer = await client.fetchQuery(carQueries.freshOffer(offer._id, longer)).catch(() => null)
    if (!answer?.isFree) return setIsTaken(true)
    await navigate({
      to: '/checkout',
      search: (search) => ({ ...search, to: longer.to }),
      replace: true,
      resetScroll: false,
    })
  }

  const until = dates.dateTime(hint.to)
  return (
    <Notice tone="info">
      <p>
        <Trans>
          Keep it until {until} for <Amount xaf={hint.saving} /> less.
        </Trans>
      </p>
      {isTaken ? (
        <p>
          <Trans>The car is not free that long.</Trans>
        </p>
      ) : (
        <Button tone="outline" size="s" onClick={() => void keepLonger(hint.to)}>
          <Trans>Change the drop-off</Trans>
        </Button>
      )}
    </Notice>
  )
}

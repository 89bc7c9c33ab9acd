import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { useOnline } from '#client/api/connection.ts'
import { useDates } from '#client/i18n/format.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Block } from '../BookingSections.tsx'

type ExtendSectionProps = { booking: Booking; onAsk: () => void }

/** While the car is out its end may move to a later time, and nothing else is changed. */
export function ExtendSection({ booking, onAsk }: ExtendSectionProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const end = useDates().dateTime(booking.to)
  const { name: supplier } = booking.supplier
  return (
    <Block title={t`More time`}>
      <p>
        <Trans>
          You have the car until {end}. Ask {supplier} for more time before then: you see what it costs first.
        </Trans>
      </p>
      <div>
        <Button tone="outline" disabled={!isOnline} aria-haspopup="dialog" onClick={onAsk}>
          {isOnline ? <Trans>Keep the car longer</Trans> : <Trans>Waiting for network</Trans>}
        </Button>
      </div>
    </Block>
  )
}

import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Trip } from '#contract/car-search.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'

export function CarTaken({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={t`This car is no longer free`}
      closeLabel={t`Close`}
      footer={
        <Link to="/search" search={trip} className={buttonClass({ size: 'l', full: true })}>
          <Trans>See other cars</Trans>
        </Link>
      }
    >
      <p>{failureText('car-taken')}</p>
      <p>
        <Trans>Nothing was booked and nothing was charged. Your details stay on this phone.</Trans>
      </p>
    </Sheet>
  )
}

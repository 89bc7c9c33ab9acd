import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { carQueries } from '#client/api/cars.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'

type CarTakenProps = { checkout: Checkout; onClose: () => void }

export function CarTaken({ checkout: { offer, trip }, onClose }: CarTakenProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const client = useQueryClient()

  function close() {
    onClose()
    // The screen behind learns it too: it offers other cars instead of this form.
    void client.refetchQueries({ queryKey: carQueries.offer(offer._id, trip).queryKey })
  }
  return (
    <Sheet
      open
      onClose={close}
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

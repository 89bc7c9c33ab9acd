import { Trans } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import { useInstall } from '#client/pwa/install.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { card, words } from './InstallCard.css.ts'
import { quiet, stepTitle } from './Booked.css.ts'

/** Offered once there is something worth keeping on the phone, and only where the browser can. */
export function InstallCard() {
  const { canInstall, install } = useInstall()
  if (!canInstall) return null
  return (
    <section className={card}>
      <Smartphone size={24} strokeWidth={1.5} aria-hidden />
      <div className={words}>
        <h2 className={stepTitle}>
          <Trans>Keep Wouri on your phone</Trans>
        </h2>
        <p className={quiet}>
          <Trans>Your voucher opens from the home screen, also without a network.</Trans>
        </p>
      </div>
      <Button tone="outline" onClick={() => void install()}>
        <Trans>Install</Trans>
      </Button>
    </section>
  )
}

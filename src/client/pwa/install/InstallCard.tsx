import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import { mayOffer, offerLater, readLater } from './install-offer.ts'
import { useInstall } from './install.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { text } from '#client/ui/OfferCard/OfferCard.css.ts'
import { OfferCard } from '#client/ui/OfferCard/OfferCard.tsx'
import { IosSteps } from './IosSteps.tsx'

/** Offered once there is something worth keeping on the phone, where the browser can install, and not after "later". */
export function InstallCard() {
  const { canInstall, isIos, isInstalled, install } = useInstall()
  const [isOffered, offer] = useState(() => mayOffer(readLater(), Date.now()))
  const [showsSteps, showSteps] = useState(false)
  if (!isOffered || isInstalled || !(canInstall || isIos)) return null

  function later() {
    offerLater()
    offer(false)
    // What had the focus is gone; the screen takes it, without a jump.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  return (
    <OfferCard
      icon={<Smartphone size={24} strokeWidth={1.5} aria-hidden />}
      title={<Trans>Keep Wouri on your phone</Trans>}
      acts={
        <>
          {!showsSteps && (
            <Button tone="outline" onClick={() => (canInstall ? void install() : showSteps(true))}>
              {canInstall ? <Trans>Install</Trans> : <Trans>Show me how</Trans>}
            </Button>
          )}
          <Button tone="quiet" onClick={later}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <p className={text}>
        <Trans>Open your voucher from the home screen, even offline.</Trans>
      </p>
      {showsSteps && (
        <div className={text}>
          <IosSteps />
        </div>
      )}
    </OfferCard>
  )
}

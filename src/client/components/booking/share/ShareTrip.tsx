import { lazy, Suspense, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { Button } from '#client/ui/Button/Button.tsx'
import type { ButtonLook } from '#client/ui/Button/buttonClass.ts'
import { useTripText, type SharedTrip } from './useTripText.ts'

const ShareSheet = lazy(async () => ({ default: (await import('./ShareSheet.tsx')).ShareSheet }))

/** The device's own way of sharing; where there is none, WhatsApp or the clipboard. */
export function ShareTrip({ trip, ...look }: ButtonLook & { trip: SharedTrip }) {
  const textOf = useTripText()
  const [isOpen, setIsOpen] = useState(false)

  async function share() {
    if (typeof navigator.share !== 'function') return setIsOpen(true)
    try {
      await navigator.share({ title: trip.car.name, text: textOf(trip) })
    } catch (error) {
      // Somebody who changed their mind is not asked again.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setIsOpen(true)
    }
  }
  return (
    <>
      <Button tone="outline" {...look} onClick={() => void share()}>
        <Upload size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Share</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ShareSheet text={textOf(trip)} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

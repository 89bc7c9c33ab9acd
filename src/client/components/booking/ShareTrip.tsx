import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import type { ButtonLook } from '#client/ui/Button/buttonClass.ts'
import { directionsTo } from '#client/components/contact/links.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'

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
      // A cancelled share is not an error.
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

type SharedTrip = Pick<Booking, 'car' | 'from' | 'to' | 'pickUp' | 'dropOff'>

/**
 * A trip for those who come along or wait: car, times, places. Nothing of who drives, what it costs, or the reference, with
 * which somebody could speak to the supplier in the driver's name.
 */
function useTripText(): (trip: SharedTrip) => string {
  const { t } = useLingui()
  const dates = useDates()
  const language = useLanguage()
  return ({ car: { name }, from, to, pickUp, dropOff }) => {
    const [start, end] = [dates.dateTime(from), dates.dateTime(to)]
    const [begins, ends] = [pickUp.name[language], dropOff.name[language]]
    return [
      name,
      t`Pick-up: ${start}, ${begins}`,
      t`Drop-off: ${end}, ${ends}`,
      t`Times are Cameroon time.`,
      directionsTo(pickUp),
    ].join('\n')
  }
}

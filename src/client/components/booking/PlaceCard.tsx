import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import type { Place } from '#contract/cars/locations.ts'
import { PlaceDetails } from '#client/components/place/PlaceDetails.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { Directions } from './BookingContact.tsx'
import { coordinatesOf } from '#client/components/contact/links.ts'
import { placeActions, placeBody, point } from './booking.css.ts'

type PlaceCardProps = { title: ReactNode; at: string; place: Place }

/** Where and when the car changes hands; the coordinates serve where no map loads. */
export function PlaceCard({ title, at, place }: PlaceCardProps) {
  const { t } = useLingui()
  const dates = useDates()
  const language = useLanguage()
  const zone = dates.zoneNote()
  const coordinates = coordinatesOf(place)

  async function copy() {
    try {
      await navigator.clipboard.writeText(coordinates)
      showToast({ kind: 'success', text: t`Coordinates copied.` })
    } catch {
      showToast({ kind: 'info', text: coordinates, sticky: true })
    }
  }

  return (
    <section className={classes(card, placeBody)}>
      <Text as="h2" size="titleM">
        {title}
      </Text>
      <Text weight="medium">
        <time dateTime={at}>{dates.dateTime(at)}</time>
        {zone !== null && <span> · {zone}</span>}
      </Text>
      <div>
        <p>{place.name[language]}</p>
        <Text size="bodyS" tone="secondary">
          {place.address[language]}
        </Text>
        {place.meetingPoint && <Text size="bodyS">{place.meetingPoint[language]}</Text>}
      </div>
      <PlaceDetails place={place} />
      <Row wrap className={placeActions}>
        <Directions place={place} />
        <Button tone="quiet" onClick={() => void copy()}>
          <VisuallyHidden>
            <Trans>Copy the coordinates</Trans>
          </VisuallyHidden>
          <span className={point}>{coordinates}</span>
          <Copy size={20} strokeWidth={1.5} aria-hidden />
        </Button>
      </Row>
    </section>
  )
}

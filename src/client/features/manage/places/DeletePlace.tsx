import { useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffPlace } from '#contract/staff/site/places.ts'
import { useOnline } from '#client/api/connection.ts'
import { removePlace } from '#client/api/staff/places.ts'
import { DecisionSheet, useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { useGoTo } from '../address/useManageAddress.ts'
import { moreThan } from './counted-uses.ts'

/** Deletes a place that nothing uses, or says what uses it. */
export function DeletePlace({ place }: { place: StaffPlace }) {
  const isOnline = useOnline()
  const [isAsking, setAsking] = useState(false)
  const { cars, bookings, places } = place
  const [moreCars, moreBookings] = [moreThan(cars), moreThan(bookings)]
  return (
    <Part title={<Trans>Delete</Trans>}>
      {cars + bookings + places > 0 ? (
        <>
          <p>
            <Trans>It stays as long as something uses it:</Trans>
          </p>
          <ul>
            {cars > 0 && (
              <li>
                <Plural value={cars} one="# car" other={`#${moreCars} cars`} />
              </li>
            )}
            {bookings > 0 && (
              <li>
                <Plural value={bookings} one="# booking" other={`#${moreBookings} bookings`} />
              </li>
            )}
            {places > 0 && (
              <li>
                <Plural value={places} one="# place that belongs to it" other="# places that belong to it" />
              </li>
            )}
          </ul>
        </>
      ) : (
        <Button tone="danger" disabled={!isOnline} onClick={() => setAsking(true)}>
          <Trans>Delete this place</Trans>
        </Button>
      )}
      {isAsking && <DeleteSheet place={place} onClose={() => setAsking(false)} />}
    </Part>
  )
}

function DeleteSheet({ place, onClose }: { place: StaffPlace; onClose: () => void }) {
  const { t } = useLingui()
  const goTo = useGoTo()
  const name = place.name[useLanguage()]
  const decision = useDecision({
    decide: () => removePlace(place._id),
    done: t`${name} is deleted.`,
    onDone: () => void goTo('places', { replace: true }),
  })
  return (
    <DecisionSheet
      title={t`Delete ${name}?`}
      act={<Trans>Delete this place</Trans>}
      tone="danger"
      decision={decision}
      onClose={onClose}
    >
      <p>
        <Trans>Nothing uses it. This cannot be undone.</Trans>
      </p>
    </DecisionSheet>
  )
}

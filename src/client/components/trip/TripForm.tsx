import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { Trip } from '#contract/cars/car-search.ts'
import { DatesField, loadDateSheet } from '#client/components/dates/DatesField.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { LocationCombobox } from '#client/components/location/LocationCombobox.tsx'
import { useRecentSearches } from '#client/storage/recent-searches.ts'
import { prefetchWhenIdle } from '#client/store/prefetch.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import type { TripDraft } from './trip-draft.ts'
import { useTripForm } from './useTripForm.ts'
import { action, bar, dates, dropOff, pickUp, returns, stack } from './TripForm.css.ts'

type TripFormProps = {
  initial: TripDraft
  /** `bar` lies down in one row on a desktop; `stack` never does. */
  layout: 'bar' | 'stack'
  /** The browser has sent it by itself, and it came back: what is missing is named at once. */
  wasSent?: boolean
  onSearch: (trip: Trip) => void
}

const recentPlaces = 3

export function TripForm({ initial, layout, wasSent = false, onSearch }: TripFormProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { searches, remember } = useRecentSearches()
  const { draft, problems, change, submit, pickUpRef, dropOffRef, datesRef } = useTripForm(
    initial,
    wasSent,
    (trip) => {
      remember(trip)
      onSearch(trip)
    },
  )
  const recent = [...new Set(searches.map(({ pl }) => pl))].slice(0, recentPlaces)
  const toggleReturn = (returnsToPickUp: boolean) => {
    change({ returnsToPickUp })
    if (!returnsToPickUp) requestAnimationFrame(() => dropOffRef.current?.focus())
  }
  return (
    <form
      className={layout === 'bar' ? bar : stack}
      data-two-places={!draft.returnsToPickUp || undefined}
      role="search"
      aria-label={t`Find a car`}
      // Before the app stands, and where it never does, the browser sends what is filled in.
      action="/search"
      noValidate
      // Who begins to fill it in comes to the dates next.
      onFocusCapture={() => prefetchWhenIdle(loadDateSheet)}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={pickUp}>
        <LocationCombobox
          ref={pickUpRef}
          name="place"
          required
          label={draft.returnsToPickUp ? t`Pick-up and drop-off` : t`Pick-up`}
          value={draft.pl}
          recent={recent}
          error={problems.pl && t`Choose where you pick up the car.`}
          onChange={(pl) => change({ pl })}
        />
      </div>
      <div className={returns}>
        <Switch label={t`Return to same location`} checked={draft.returnsToPickUp} onChange={toggleReturn} />
      </div>
      {!draft.returnsToPickUp && (
        <div className={dropOff}>
          <LocationCombobox
            ref={dropOffRef}
            label={t`Drop-off`}
            value={draft.dl}
            recent={recent}
            error={problems.dl && t`Choose where you bring the car back.`}
            onChange={(dl) => change({ dl })}
          />
        </div>
      )}
      <input type="hidden" name="from" value={draft.from} />
      <input type="hidden" name="to" value={draft.to} />
      <div className={dates}>
        <DatesField
          ref={datesRef}
          from={draft.from}
          to={draft.to}
          pl={draft.pl}
          dl={draft.returnsToPickUp ? draft.pl : draft.dl}
          error={problems.dates && failureText(problems.dates.code, problems.dates.count)}
          onChange={change}
        />
      </div>
      <div className={action}>
        <Button type="submit" size="l" full>
          <Search size={20} aria-hidden />
          <Trans>Search</Trans>
        </Button>
      </div>
    </form>
  )
}

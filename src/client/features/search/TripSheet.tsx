import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { TripForm } from '#client/components/trip/TripForm.tsx'
import { draftFrom } from '#client/components/trip/trip-draft.ts'
import { rightNow } from '#client/store/clock.ts'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import type { Trip } from '#contract/cars/car-search.ts'
import { useSearchParams } from './search-params.ts'
import { room } from './SearchPage.css.ts'

/** The search form again, over the results. The filters stay. */
export function TripSheet({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { t } = useLingui()
  const { goTo } = useSearchParams()
  const [initial] = useState(() => draftFrom(trip, rightNow()))
  return (
    <Sheet open onClose={onClose} side="center" title={t`Change the search`} closeLabel={t`Close`}>
      <div className={room}>
        <TripForm
          layout="stack"
          initial={initial}
          onSearch={(next) => {
            onClose()
            goTo((current) => ({ ...current, dl: undefined, ...next, page: undefined, car: undefined }))
          }}
        />
      </div>
    </Sheet>
  )
}

import { useEffect, useRef } from 'react'
import { Trans } from '@lingui/react/macro'
import type { StaffCar } from '#contract/staff/fleet/cars.ts'
import { carPaperKinds, mayLackEnd } from '#domain/papers/paper.ts'
import { addCarPaper, removeCarPaper } from '#client/api/staff/papers.ts'
import { PaperList } from '#client/components/staff/papers/PaperList.tsx'
import { carPaperLabels } from '#client/components/staff/papers/paper-labels.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { Text } from '#client/ui/Text/Text.tsx'

/** Insurance, technical inspection and registration of a car. */
export function CarPapersPart({ car: { _id: id, papers, isOffSearch } }: { car: StaffCar }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Led here by a paper that expires; the car may have come after the page.
    if (location.hash === '#papers') box.current?.scrollIntoView()
  }, [])
  return (
    <div ref={box} id="papers">
      <Part title={<Trans>Papers</Trans>}>
        {isOffSearch ? (
          <p role="status">
            <Trans>
              A paper has expired: drivers do not find this car until it is renewed. Its bookings stay.
            </Trans>
          </p>
        ) : (
          <Text tone="secondary" size="bodyS">
            <Trans>
              Drivers do not see them. We tell you 30 days, 7 days and the day before one expires.
            </Trans>
          </Text>
        )}
        <PaperList
          subject={id}
          kinds={carPaperKinds}
          labels={carPaperLabels}
          mayLackEnd={mayLackEnd}
          papers={papers}
          keep={(paper) => addCarPaper(id, paper)}
          remove={(paper) => removeCarPaper(id, paper)}
        />
      </Part>
    </div>
  )
}

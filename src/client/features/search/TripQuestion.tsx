import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { TripForm } from '#client/components/trip/TripForm.tsx'
import { draftFrom } from '#client/components/trip/trip-draft.ts'
import { rightNow } from '#client/store/clock.ts'
import { card } from '#client/ui/Card/card.css.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import type { Failure } from '#domain/failure.ts'
import { useSearchParams, type SearchParams } from './search-params.ts'
import { asked, form, notice } from './SearchPage.css.ts'

type TripQuestionProps = {
  params: SearchParams
  /** Why the dates of the address cannot be searched. */
  problem?: string
}

export function TripQuestion({ params, problem }: TripQuestionProps) {
  const { goTo } = useSearchParams()
  const [initial] = useState(() => draftFrom(params, rightNow()))
  const hadDates = params.from !== undefined
  return (
    <div className={asked}>
      <h1 className={displayM}>
        <Trans>Where and when?</Trans>
      </h1>
      {problem !== undefined ? (
        <p className={notice} role="alert">
          {problem}
        </p>
      ) : (
        hadDates &&
        initial.from !== params.from && (
          <p className={notice}>
            <Trans>The dates of this link have passed, so we propose new ones.</Trans>
          </p>
        )
      )}
      <div className={`${card} ${form}`}>
        <TripForm
          layout="bar"
          initial={initial}
          onSearch={(trip) =>
            goTo((current) => ({ ...current, dl: undefined, ...trip, page: undefined, car: undefined }))
          }
        />
      </div>
    </div>
  )
}

const aboutDates: ReadonlySet<Failure> = new Set<Failure>([
  'pick-up-too-soon',
  'pick-up-too-far',
  'outside-hours',
  'drop-off-before-pick-up',
  'rental-too-short',
  'rental-too-long',
  'invalid-date',
])

/** True when other dates would mend it, so that the form is the answer. */
export function isAboutDates(code: Failure): boolean {
  return aboutDates.has(code)
}

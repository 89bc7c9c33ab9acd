import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { TripForm } from '#client/components/trip/TripForm.tsx'
import { draftFrom } from '#client/components/trip/trip-draft.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { rightNow } from '#client/store/clock.ts'
import { card } from '#client/ui/Card/card.css.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import type { Failure } from '#domain/failure.ts'
import { instantOf } from '#domain/rental/period.ts'
import { useSearchParams, type SearchParams } from './search-params.ts'
import { asked, form, notice } from './SearchPage.css.ts'

type TripQuestionProps = {
  params: SearchParams
  /** Why the trip of the address cannot be searched: one that `isAboutTrip`. */
  error?: Error
}

export function TripQuestion({ params, error }: TripQuestionProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { goTo } = useSearchParams()
  const unknown = unknownPlace(error)
  const [initial] = useState(() => ({
    ...draftFrom(params, rightNow()),
    ...(unknown && { [unknown]: null }),
  }))
  const hadDates = params.from !== undefined
  const code = error ? failureCode(error) : isBackwards(params) ? 'drop-off-before-pick-up' : null
  return (
    <div className={asked}>
      <h1 className={displayM}>
        <Trans>Where and when?</Trans>
      </h1>
      {code !== null ? (
        <p className={notice} role="alert">
          {unknown
            ? t`We do not know this place: it may have been removed. Choose another one.`
            : failureText(code)}
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
          wasSent={params.place !== undefined}
          onSearch={(trip) =>
            goTo((current) => ({
              ...current,
              dl: undefined,
              place: undefined,
              ...trip,
              page: undefined,
              car: undefined,
            }))
          }
        />
      </div>
    </div>
  )
}

/** The times of a link that was written by hand, or cut, may stand the wrong way round. */
function isBackwards({ from, to }: SearchParams): boolean {
  if (from === undefined || to === undefined) return false
  return (instantOf(to) ?? 0) <= (instantOf(from) ?? 0)
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

/** The place of the trip that the server does not know. */
function unknownPlace(error: Error | undefined): 'pl' | 'dl' | null {
  const fields = error instanceof CallFailure ? error.fields : undefined
  return (['pl', 'dl'] as const).find((place) => fields?.[place] === 'not-found') ?? null
}

/** True when another place or other dates would mend it, so that the form is the answer. */
export function isAboutTrip(error: Error): boolean {
  return aboutDates.has(failureCode(error)) || unknownPlace(error) !== null
}

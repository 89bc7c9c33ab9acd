import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { staffCarQueries } from '#client/api/staff/cars.ts'
import { useChangedMeanwhile } from '#client/components/staff/conflict/useChangedMeanwhile.tsx'
import { StaffForm } from '#client/components/staff/StaffForm.tsx'
import type { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useSession } from '#client/session/session.ts'
import { Select } from '#client/ui/Select/Select.tsx'
import { CarsPart } from './CarsPart.tsx'
import { atFields, type SeasonDraft, type parseSeason } from './season-form.ts'
import { AmountPart, DaysPart } from './SeasonFields.tsx'
import { useSeasonConflict } from './useSeasonConflict.ts'

type Fields = NonNullable<ReturnType<typeof parseSeason>['fields']>

type SeasonFormProps = {
  form: ReturnType<typeof useDraftForm<SeasonDraft, Fields, unknown>>
  /** The button of a new season; one that is changed is saved and stays with its supplier. */
  act?: ReactNode
  /** What the server has; the draft began with an older version when somebody else was faster. */
  theirs: SeasonDraft
}

/** The fields of a season, new or changed. */
export function SeasonForm({ form, act, theirs }: SeasonFormProps) {
  const { t } = useLingui()
  const isAdmin = useSession().user?.type === 'admin'
  const isNew = act !== undefined
  const fleets = useQuery({ ...staffCarQueries.fleets(), enabled: isAdmin && isNew }).data ?? []
  const { draft, change } = form
  const conflict = useChangedMeanwhile(form, {
    theirs,
    title: <Trans>Somebody else has changed this season</Trans>,
    ...useSeasonConflict(),
  })
  const part = { draft, problems: atFields(form.problems), onChange: change }
  return (
    <StaffForm act={act} {...conflict}>
      {isAdmin && isNew && (
        <Select
          label={t`Supplier`}
          value={draft.supplier}
          options={fleets.map((each) => ({ value: each._id, label: each.name }))}
          onChange={(supplier) => change({ supplier, cars: [] })}
        />
      )}
      <DaysPart {...part} />
      <AmountPart {...part} />
      {(!isAdmin || draft.supplier !== '') && (
        <CarsPart {...part} supplier={isAdmin ? draft.supplier : undefined} />
      )}
    </StaffForm>
  )
}

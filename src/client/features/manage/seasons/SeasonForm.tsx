import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { staffCarQueries } from '#client/api/staff/cars.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import type { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useSession } from '#client/session/session.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { CarsPart } from './CarsPart.tsx'
import { atFields, type SeasonDraft, type parseSeason } from './season-form.ts'
import { AmountPart, DaysPart } from './SeasonFields.tsx'

type Fields = NonNullable<ReturnType<typeof parseSeason>['fields']>

type SeasonFormProps = {
  form: ReturnType<typeof useDraftForm<SeasonDraft, Fields, unknown>>
  submit: ReactNode
  /** The version that the server has; the draft began with an older one when somebody else was faster. */
  version: number
  /** A season stays with its supplier. */
  isNew?: boolean
}

/** The fields of a season, new or changed. */
export function SeasonForm({ form, submit, version, isNew = false }: SeasonFormProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const isAdmin = useSession().user?.type === 'admin'
  const fleets = useQuery({ ...staffCarQueries.fleets(), enabled: isAdmin && isNew }).data ?? []
  const { draft, change, refusal } = form
  const isOld = draft.was !== version
  const part = { draft, problems: atFields(form.problems), onChange: change }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit(event.currentTarget)
      }}
    >
      <Stack gap="s4">
        {refusal && refusal.code !== 'changed-meanwhile' && (
          <FormAlert key={refusal.key}>{failureText(refusal.code)}</FormAlert>
        )}
        {isOld && (
          <Part title={<Trans>Somebody else has changed this season</Trans>}>
            <Row wrap>
              <Button tone="outline" onClick={form.discard}>
                <Trans>Show their version</Trans>
              </Button>
              <Button tone="outline" onClick={() => change({ was: version })}>
                <Trans>Go on with mine</Trans>
              </Button>
            </Row>
          </Part>
        )}
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
        {!isOld && <SubmitButton busy={form.isBusy}>{submit}</SubmitButton>}
        {form.isTouched && !isOld && (
          <Button tone="quiet" onClick={form.discard}>
            {isNew ? <Trans>Empty the form</Trans> : <Trans>Undo my changes</Trans>}
          </Button>
        )}
      </Stack>
    </form>
  )
}

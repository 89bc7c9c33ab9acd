import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { inReach } from './list/lists.css.ts'
import type { FieldProblems } from './parse-draft.ts'
import type { DraftFormState } from './useDraftForm.ts'

const none: Readonly<Record<string, string>> = {}

type StaffFormProps = {
  form: DraftFormState
  /** The button of a form that adds something; without it the form saves what is there already. */
  act?: ReactNode
  /** Stands above the button when somebody else has saved: it says whose values go on. */
  changedMeanwhile?: ReactNode
  /** The required fields by name, in the order of the screen: those that are empty are named beside the button. */
  labels?: Readonly<Record<string, string>>
  /** A long form: its button stays in view. */
  isInReach?: boolean
  /** A refusal that is written at its field. */
  saidAtField?: Failure
  children: ReactNode
}

/** A form of staff around its fields: what the server refused, the button, and the way back. */
export function StaffForm({
  form,
  act,
  changedMeanwhile,
  labels = none,
  saidAtField,
  isInReach = false,
  children,
}: StaffFormProps) {
  const failureText = useFailureText()
  const { refusal } = form
  const isSaidElsewhere = refusal?.code === 'changed-meanwhile' || refusal?.code === saidAtField
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit(event.currentTarget)
      }}
    >
      <Stack gap="s4">
        {refusal && !isSaidElsewhere && <FormAlert key={refusal.key}>{failureText(refusal.code)}</FormAlert>}
        {children}
        <MissingFields shown={(name) => problemOf(form.problems, name)} labels={labels} />
        {changedMeanwhile}
        <div className={isInReach ? inReach : undefined}>
          <SubmitButton busy={form.isBusy}>
            {changedMeanwhile ? <Trans>Save what is chosen</Trans> : (act ?? <Trans>Save</Trans>)}
          </SubmitButton>
        </div>
        {form.isTouched && (
          <Button tone="quiet" onClick={form.discard}>
            {act ? <Trans>Empty the form</Trans> : <Trans>Undo my changes</Trans>}
          </Button>
        )}
      </Stack>
    </form>
  )
}

/** A field may have parts: `name.fr` is of `name`. */
function problemOf(problems: FieldProblems, field: string): Failure | undefined {
  const [, problem] =
    Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}.`)) ?? []
  return problem
}

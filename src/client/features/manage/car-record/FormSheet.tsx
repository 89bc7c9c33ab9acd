import { useRef, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { useOnline } from '#client/api/connection.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import type { DraftFormState } from '#client/components/staff/useDraftForm.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Stack } from '#client/ui/Stack/Stack.tsx'

type FormSheetProps = {
  title: string
  /** The label of the button. */
  action: ReactNode
  form: DraftFormState
  onClose: () => void
  children: ReactNode
}

/** A short form of staff in a sheet: what is typed is kept for a day, and what is wrong stands at its field. */
export function FormSheet({ title, action, form, onClose, children }: FormSheetProps) {
  const isOnline = useOnline()
  const failureText = useFailureText()
  const fields = useRef<HTMLFormElement>(null)
  const { refusal } = form
  return (
    <ReasonSheet
      title={title}
      action={isOnline ? action : <Trans>Waiting for network</Trans>}
      isBusy={form.isBusy}
      isDisabled={!isOnline}
      failure={refusal && { text: failureText(refusal.code), key: refusal.key }}
      onSend={() => form.submit(fields.current)}
      onClose={onClose}
    >
      <form
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit(event.currentTarget)
        }}
      >
        <Stack gap="s4">{children}</Stack>
      </form>
    </ReasonSheet>
  )
}

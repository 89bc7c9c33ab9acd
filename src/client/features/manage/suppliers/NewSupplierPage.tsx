import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { createSupplier } from '#client/api/staff/suppliers.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { StaffForm } from '#client/components/staff/StaffForm.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useGoTo } from '../address/useManageAddress.ts'
import { emptyInvitation, InvitationDraft, parseNewSupplier } from './invitation.ts'
import { InvitationFields } from './InvitationFields.tsx'
import { StaffPage } from '#client/layout/staff/StaffPage.tsx'

/** A supplier is made and its owner invited by mail; the terms follow on its page. */
export function NewSupplierPage() {
  const { t } = useLingui()
  const goTo = useGoTo()
  const failureText = useFailureText()
  const language = useLanguage()
  // One a form: sent again, it is the same supplier.
  const [_id] = useState(() => crypto.randomUUID())
  const [initial] = useState(() => emptyInvitation(language))
  const form = useDraftForm({
    key: 'staff-supplier',
    schema: InvitationDraft,
    initial,
    parse: parseNewSupplier,
    send: (fields) => createSupplier({ _id, ...fields }),
    onSent: ({ name }) => {
      showToast({ kind: 'success', text: t`${name} is invited.` })
      void goTo('suppliers/$id', { id: _id, replace: true })
    },
  })
  const { draft, problems, change } = form
  return (
    <StaffPage title={t`Invite a supplier`} width="narrow">
      <StaffForm form={form} act={<Trans>Send the invitation</Trans>} saidAtField="email-registered">
        <Part title={<Trans>The supplier</Trans>}>
          <TextField
            label={t`Name of the supplier`}
            name="name"
            autoComplete="off"
            maxLength={80}
            help={t`As drivers read it.`}
            value={draft.name}
            error={problems['name'] && failureText(problems['name'])}
            onChange={(name) => change({ name })}
          />
        </Part>
        <Part title={<Trans>Its owner</Trans>}>
          <InvitationFields draft={draft} problems={problems} onChange={change} />
        </Part>
      </StaffForm>
    </StaffPage>
  )
}

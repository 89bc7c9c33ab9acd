import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { locationQueries } from '#client/api/cars/locations.ts'
import { proposePlace } from '#client/api/staff/place-proposals.ts'
import { StaffForm } from '#client/components/staff/StaffForm.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useGoTo } from '../address/useManageAddress.ts'
import { emptyPlace, parsePlace, PlaceDraft } from '../place-form/place-form.ts'
import { PlaceFormFields } from '../place-form/PlaceFormFields.tsx'
import { useRequiredPlace } from '../place-form/useRequiredPlace.ts'
import { StaffPage } from '#client/layout/staff/StaffPage.tsx'

/** An owner proposes a place; it is none before an admin has accepted it. */
export function NewProposalPage() {
  const { t } = useLingui()
  const goTo = useGoTo()
  const language = useLanguage()
  const places = useQuery(locationQueries.all()).data ?? []
  // One a form: sent again, it is the same proposal.
  const [_id] = useState(() => crypto.randomUUID())
  const form = useDraftForm({
    key: 'staff-place-proposal',
    schema: PlaceDraft,
    initial: emptyPlace,
    parse: (draft) => parsePlace(draft, language),
    send: (fields) => proposePlace({ _id, ...fields }),
    onSent: () => {
      showToast({ kind: 'success', text: t`The place is proposed. We will tell you what is decided.` })
      void goTo('proposals', { replace: true })
    },
  })
  const { draft, problems, change } = form
  const required = useRequiredPlace()
  return (
    <StaffPage title={t`Propose a place`} width="narrow">
      <p>
        <Trans>We check every place before drivers see it, and tell you when it is decided.</Trans>
      </p>
      <StaffForm form={form} act={<Trans>Propose the place</Trans>} labels={required}>
        <PlaceFormFields draft={draft} problems={problems} onChange={change} places={places} own={null} />
      </StaffForm>
    </StaffPage>
  )
}

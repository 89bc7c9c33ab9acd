import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { createPlace, staffPlaceQueries } from '#client/api/staff/places.ts'
import { StaffForm } from '#client/components/staff/StaffForm.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useGoTo } from '../address/useManageAddress.ts'
import { emptyPlace, parsePlace, PlaceDraft } from '../place-form/place-form.ts'
import { PlaceFormFields } from '../place-form/PlaceFormFields.tsx'
import { useRequiredPlace } from '../place-form/useRequiredPlace.ts'
import { StaffPage } from '#client/layout/staff/StaffPage.tsx'

/** A place is added; suppliers may give it to their cars at once. */
export function NewPlacePage() {
  const { t } = useLingui()
  const goTo = useGoTo()
  const language = useLanguage()
  const places = useQuery(staffPlaceQueries.list()).data ?? []
  // One a form: sent again, it is the same place.
  const [_id] = useState(() => crypto.randomUUID())
  const form = useDraftForm({
    key: 'staff-place',
    schema: PlaceDraft,
    initial: emptyPlace,
    parse: (draft) => parsePlace(draft, language),
    send: (fields) => createPlace({ _id, ...fields }),
    onSent: () => {
      showToast({ kind: 'success', text: t`The place is added.` })
      void goTo('places', { replace: true })
    },
  })
  const { draft, problems, change } = form
  const required = useRequiredPlace()
  return (
    <StaffPage title={t`Add a place`} width="narrow">
      <StaffForm form={form} act={<Trans>Add the place</Trans>} labels={required}>
        <PlaceFormFields draft={draft} problems={problems} onChange={change} places={places} own={null} />
      </StaffForm>
    </StaffPage>
  )
}

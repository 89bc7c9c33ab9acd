import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { createSeason } from '#client/api/staff/seasons.ts'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useGoTo } from '../address/useManageAddress.ts'
import { emptySeason, parseSeason, SeasonDraft } from './season-form.ts'
import { SeasonForm } from './SeasonForm.tsx'
import { StaffPage } from '#client/layout/staff/StaffPage.tsx'

/** A season for many cars, in one act. */
export function NewSeasonPage() {
  const { t } = useLingui()
  const goTo = useGoTo()
  // One a form: sent again, it is the same season.
  const [_id] = useState(() => crypto.randomUUID())
  const form = useDraftForm({
    key: 'staff-season',
    schema: SeasonDraft,
    initial: emptySeason,
    parse: parseSeason,
    send: (fields, { supplier }) => createSeason({ _id, ...fields, ...(supplier !== '' && { supplier }) }),
    onSent: () => {
      showToast({ kind: 'success', text: t`The season is added. Drivers pay its prices from now on.` })
      void goTo('seasons', { replace: true })
    },
  })
  return (
    <StaffPage title={t`Add a season`} width="narrow">
      <SeasonForm form={form} act={<Trans>Add the season</Trans>} theirs={emptySeason} />
    </StaffPage>
  )
}

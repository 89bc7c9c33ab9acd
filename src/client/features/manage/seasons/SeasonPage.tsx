import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffSeason } from '#contract/staff/fleet/seasons.ts'
import { changeSeason, removeSeason, seasonQueries } from '#client/api/staff/seasons.ts'
import { useOnline } from '#client/api/connection.ts'
import { DecisionSheet, useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useGoTo } from '../address/useManageAddress.ts'
import { draftOfSeason, parseSeason, SeasonDraft } from './season-form.ts'
import { SeasonForm } from './SeasonForm.tsx'
import { RecordPage } from '#client/layout/staff/RecordPage.tsx'
import { PageHeading } from '#client/ui/Text/PageHeading.tsx'
import { AllLink } from '../address/ManageLink.tsx'

/** One season: changed or ended for all its cars at once. */
export function SeasonPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(seasonQueries.list())
  const seasons = isRefused(query.error) ? undefined : query.data
  const season = seasons?.find(({ _id }) => _id === id)
  return (
    <RecordPage
      title={season?.name ?? t`Season`}
      query={query}
      record={season}
      isGone={seasons !== undefined}
      gone={{
        title: t`There is no such season`,
        text: t`The address is wrong, or somebody ended it.`,
        back: <AllLink to="seasons">{t`Show all seasons`}</AllLink>,
      }}
      failure={{
        title: t`The season could not be loaded`,
        offline: t`The seasons are not kept on this phone.`,
      }}
    >
      {(found) => (
        <>
          <PageHeading>{found.name}</PageHeading>
          <SeasonEditor key={id} season={found} />
          <EndPart season={found} />
        </>
      )}
    </RecordPage>
  )
}

function SeasonEditor({ season }: { season: StaffSeason }) {
  const { t } = useLingui()
  const theirs = draftOfSeason(season)
  const form = useDraftForm({
    key: `staff-season-${season._id}`,
    schema: SeasonDraft,
    initial: theirs,
    parse: parseSeason,
    send: (fields, { was }) => changeSeason(season._id, { ...fields, was }),
    onSent: () => showToast({ kind: 'success', text: t`Changes made successfully.` }),
  })
  return <SeasonForm form={form} theirs={theirs} />
}

function EndPart({ season }: { season: StaffSeason }) {
  const { t } = useLingui()
  const goTo = useGoTo()
  const isOnline = useOnline()
  const [isAsking, setAsking] = useState(false)
  const { name } = season
  const decision = useDecision({
    decide: () => removeSeason(season._id),
    done: t`${name} has ended. Its cars cost what they cost before.`,
    onDone: () => void goTo('seasons', { replace: true }),
  })
  return (
    <Part title={<Trans>End this season</Trans>}>
      <p>
        <Trans>Its cars cost again what they cost without it. Bookings keep their price.</Trans>
      </p>
      <Button tone="danger" disabled={!isOnline} onClick={() => setAsking(true)}>
        <Trans>End the season</Trans>
      </Button>
      {isAsking && (
        <DecisionSheet
          title={t`End ${name}?`}
          act={<Trans>End the season</Trans>}
          tone="danger"
          decision={decision}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>Its cars cost again what they cost without it. Bookings keep their price.</Trans>
          </p>
        </DecisionSheet>
      )}
    </Part>
  )
}

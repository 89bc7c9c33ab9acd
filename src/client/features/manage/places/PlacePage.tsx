import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffPlace } from '#contract/staff/site/places.ts'
import { changePlace, staffPlaceQueries } from '#client/api/staff/places.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { useChangedMeanwhile } from '#client/components/staff/conflict/useChangedMeanwhile.tsx'
import { StaffForm } from '#client/components/staff/StaffForm.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { DeletePlace } from './DeletePlace.tsx'
import { draftOfPlace, parsePlace, PlaceDraft } from '../place-form/place-form.ts'
import { PlaceFormFields } from '../place-form/PlaceFormFields.tsx'
import { usePlaceConflict } from '../place-form/usePlaceConflict.ts'
import { useRequiredPlace } from '../place-form/useRequiredPlace.ts'
import { RecordPage } from '#client/layout/staff/RecordPage.tsx'
import { PageHeading } from '#client/ui/Text/PageHeading.tsx'
import { AllLink } from '../address/ManageLink.tsx'

/** One place: what drivers read of it, and its end as long as nothing uses it. */
export function PlacePage({ id }: { id: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const query = useQuery(staffPlaceQueries.list())
  const places = isRefused(query.error) ? undefined : query.data
  const place = places?.find(({ _id }) => _id === id)
  return (
    <RecordPage
      title={place?.name[language] ?? t`Place`}
      query={query}
      record={place}
      isGone={places !== undefined}
      gone={{
        title: t`There is no such place`,
        text: t`The address is wrong, or somebody deleted it.`,
        back: <AllLink to="places">{t`Show all places`}</AllLink>,
      }}
      failure={{
        title: t`The place could not be loaded`,
        offline: t`The places are not kept on this phone.`,
      }}
    >
      {(found) => (
        <>
          <PageHeading>{found.name[language]}</PageHeading>
          <PlaceEditor key={id} place={found} places={places ?? []} />
          <DeletePlace place={found} />
        </>
      )}
    </RecordPage>
  )
}

type PlaceEditorProps = { place: StaffPlace; places: readonly StaffPlace[] }

function PlaceEditor({ place, places }: PlaceEditorProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const theirs = draftOfPlace({ ...place, meetingPoint: place.meetingPoint ?? null }, place.version)
  const form = useDraftForm({
    key: `staff-place-${place._id}`,
    schema: PlaceDraft,
    initial: theirs,
    parse: (draft) => parsePlace(draft, language),
    send: (fields, { was }) => changePlace(place._id, { ...fields, was }),
    onSent: () => showToast({ kind: 'success', text: t`Changes made successfully.` }),
  })
  const { draft, problems, change } = form
  const required = useRequiredPlace()
  const conflict = useChangedMeanwhile(form, {
    theirs,
    title: <Trans>Somebody else has changed this place</Trans>,
    ...usePlaceConflict(places),
  })
  return (
    <StaffForm labels={required} {...conflict}>
      <PlaceFormFields draft={draft} problems={problems} onChange={change} places={places} own={place._id} />
    </StaffForm>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffPlace } from '#contract/staff/site/places.ts'
import { changePlace, staffPlaceQueries } from '#client/api/staff/places.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { RecordState } from '#client/components/staff/RecordState.tsx'
import { ChangedMeanwhile } from '#client/components/staff/ChangedMeanwhile.tsx'
import { StaffForm } from '#client/components/staff/StaffForm.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Page } from '#client/layout/Page.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { ManageLink } from '../address/ManageLink.tsx'
import { DeletePlace } from './DeletePlace.tsx'
import { draftOfPlace, parsePlace, PlaceDraft } from '../place-form/place-form.ts'
import { PlaceFormFields } from '../place-form/PlaceFormFields.tsx'

/** One place: what drivers read of it, and its end as long as nothing uses it. */
export function PlacePage({ id }: { id: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const query = useQuery(staffPlaceQueries.list())
  const places = isRefused(query.error) ? undefined : query.data
  const place = places?.find(({ _id }) => _id === id)
  return (
    <Page title={place?.name[language] ?? t`Place`} width="narrow" back>
      {places && place ? (
        <Stack gap="s4">
          <Text as="h1" size="displayM" tabIndex={-1}>
            {place.name[language]}
          </Text>
          <PlaceEditor key={id} place={place} places={places} />
          <DeletePlace place={place} />
        </Stack>
      ) : (
        <RecordState
          query={query}
          isGone={places !== undefined}
          gone={{
            title: t`There is no such place`,
            text: t`The address is wrong, or somebody deleted it.`,
            back: (
              <ManageLink to="places" className={buttonClass({ size: 'l' })}>
                <Trans>Show all places</Trans>
              </ManageLink>
            ),
          }}
          title={t`The place could not be loaded`}
          offline={t`The places are not kept on this phone.`}
        />
      )}
    </Page>
  )
}

type PlaceEditorProps = { place: StaffPlace; places: readonly StaffPlace[] }

function PlaceEditor({ place, places }: PlaceEditorProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const form = useDraftForm({
    key: `staff-place-${place._id}`,
    schema: PlaceDraft,
    initial: draftOfPlace({ ...place, meetingPoint: place.meetingPoint ?? null }, place.version),
    parse: (draft) => parsePlace(draft, language),
    send: (fields, { was }) => changePlace(place._id, { ...fields, was }),
    onSent: () => showToast({ kind: 'success', text: t`Changes made successfully.` }),
  })
  const { draft, problems, change } = form
  const isOld = draft.was !== place.version
  return (
    <StaffForm
      form={form}
      changedMeanwhile={
        isOld && (
          <ChangedMeanwhile
            title={<Trans>Somebody else has changed this place</Trans>}
            onTheirs={form.discard}
            onMine={() => change({ was: place.version })}
          />
        )
      }
    >
      <PlaceFormFields draft={draft} problems={problems} onChange={change} places={places} own={place._id} />
    </StaffForm>
  )
}

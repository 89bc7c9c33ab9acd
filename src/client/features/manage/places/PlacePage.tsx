import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffPlace } from '#contract/staff/places.ts'
import { changePlace, staffPlaceQueries } from '#client/api/staff/places.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Page } from '#client/layout/Page.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { ManageLink } from '../address/ManageLink.tsx'
import { DeletePlace } from './DeletePlace.tsx'
import { draftOfPlace, parsePlace, PlaceDraft } from './place-form.ts'
import { PlaceFormFields } from './PlaceFormFields.tsx'

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
      ) : places ? (
        <StateView
          heading="h1"
          kind="empty"
          title={t`There is no such place`}
          text={t`The address is wrong, or somebody deleted it.`}
          actions={
            <ManageLink to="places">
              <Trans>Show all places</Trans>
            </ManageLink>
          }
        />
      ) : query.isError || query.fetchStatus === 'paused' ? (
        <LoadFailure
          error={query.error}
          retry={() => void query.refetch()}
          heading="h1"
          title={t`The place could not be loaded`}
          offline={t`The places are not kept on this phone.`}
        />
      ) : (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton height={480} radius="md" />
        </div>
      )}
    </Page>
  )
}

type PlaceEditorProps = { place: StaffPlace; places: readonly StaffPlace[] }

function PlaceEditor({ place, places }: PlaceEditorProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const language = useLanguage()
  const form = useDraftForm({
    key: `staff-place-${place._id}`,
    schema: PlaceDraft,
    initial: draftOfPlace(place),
    parse: (draft) => parsePlace(draft, language),
    send: (fields, { was }) => changePlace(place._id, { ...fields, was }),
    onSent: () => showToast({ kind: 'success', text: t`Changes made successfully.` }),
  })
  const { draft, problems, change, refusal } = form
  const isOld = draft.was !== place.version
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
          <Part title={<Trans>Somebody else has changed this place</Trans>}>
            <Row wrap>
              <Button tone="outline" onClick={form.discard}>
                <Trans>Show their version</Trans>
              </Button>
              <Button tone="outline" onClick={() => change({ was: place.version })}>
                <Trans>Go on with mine</Trans>
              </Button>
            </Row>
          </Part>
        )}
        <PlaceFormFields
          draft={draft}
          problems={problems}
          onChange={change}
          places={places}
          own={place._id}
        />
        {!isOld && (
          <SubmitButton busy={form.isBusy}>
            <Trans>Save</Trans>
          </SubmitButton>
        )}
        {form.isTouched && !isOld && (
          <Button tone="quiet" onClick={form.discard}>
            <Trans>Undo my changes</Trans>
          </Button>
        )}
      </Stack>
    </form>
  )
}

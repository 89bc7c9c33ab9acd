import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffCar } from '#contract/staff/cars.ts'
import { changeCar, renewCar, staffCarQueries } from '#client/api/staff/cars.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Page } from '#client/layout/Page.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { CarDraft, draftOfCar, fieldsOf, parseCar } from './car-form.ts'
import { fieldLabels, type FieldName } from './car-labels.ts'
import { CarActs } from './CarActs.tsx'
import { StateBadge } from './CarList.tsx'
import { ExtrasPart, KindPart, TermsPart } from './CarParts.tsx'
import { CarPhotosPart } from './CarPhotosPart.tsx'
import { PricesPart } from './PricesPart.tsx'

/** One car of the fleet: what it is, its photographs, its prices, and whether it is offered. */
export function StaffCarPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(staffCarQueries.one(id))
  const car = isRefused(query.error) ? undefined : query.data
  return (
    <Page title={car?.name ?? t`Car`} width="narrow" back>
      {car ? (
        <CarEditor car={car} />
      ) : query.isError || query.fetchStatus === 'paused' ? (
        <LoadFailure
          error={query.error}
          retry={() => void query.refetch()}
          title={t`The car could not be loaded`}
          offline={t`This car is not kept on this phone.`}
        />
      ) : (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton height={480} radius="md" />
        </div>
      )}
    </Page>
  )
}

function CarEditor({ car }: { car: StaffCar }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const theirs = draftOfCar(car)
  const form = useDraftForm({
    schema: CarDraft,
    parse: parseCar,
    key: `staff-car-${car._id}`,
    initial: theirs,
    send: (fields, { was }) =>
      changeCar(car._id, { ...fields, was }).catch(async (error: unknown) => {
        await renewCar(car._id)
        throw error
      }),
    onSent: () => showToast({ kind: 'success', text: t`Changes made successfully.` }),
  })
  const { draft, problems, change, refusal } = form
  const part = { draft, problems, onChange: change }
  const others = draft.was === car.version ? [] : differing(draft, theirs)
  const { upcoming } = car
  return (
    <Stack gap="s4">
      <Row wrap justify="between" align="center">
        <Text as="h1" size="displayM" tabIndex={-1}>
          {car.name}
        </Text>
        <StateBadge state={car.state} />
      </Row>
      <Text tone="secondary">
        {car.supplier.name}
        {' · '}
        {upcoming === 0 ? (
          <Trans>No bookings ahead</Trans>
        ) : (
          <Plural value={upcoming} one="# booking ahead" other="# bookings ahead" />
        )}
      </Text>
      <CarActs car={car} onChanged={({ version }) => form.isTouched && change({ was: version })} />
      <CarPhotosPart car={car} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Where nothing differs, both made the same change.
          form.submit(event.currentTarget, others.length === 0 ? { ...draft, was: car.version } : draft)
        }}
      >
        <Stack gap="s4">
          {refusal && refusal.code !== 'changed-meanwhile' && (
            <FormAlert key={refusal.key}>{failureText(refusal.code)}</FormAlert>
          )}
          {others.length > 0 && (
            <ChangedMeanwhile
              names={others}
              onTheirs={form.discard}
              onMine={() => change({ was: car.version })}
            />
          )}
          <KindPart {...part} />
          <TermsPart {...part} />
          <PricesPart {...part} markup={car} />
          <ExtrasPart {...part} />
          {others.length === 0 && (
            <SubmitButton busy={form.isBusy}>
              <Trans>Save</Trans>
            </SubmitButton>
          )}
          {form.isTouched && others.length === 0 && (
            <Button tone="quiet" onClick={form.discard}>
              <Trans>Undo my changes</Trans>
            </Button>
          )}
        </Stack>
      </form>
    </Stack>
  )
}

/** The fields in which two forms are not the same, in the order of the screen. */
function differing(one: CarDraft, other: CarDraft): FieldName[] {
  const [a, b] = [fieldsOf(one), fieldsOf(other)]
  const names = Object.keys(fieldLabels) as FieldName[]
  return names.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]))
}

type ChangedMeanwhileProps = { names: readonly FieldName[]; onTheirs: () => void; onMine: () => void }

/** Somebody else saved the car while this form was open. */
function ChangedMeanwhile({ names, onTheirs, onMine }: ChangedMeanwhileProps) {
  const { t } = useLingui()
  const fields = names.map((name) => t(fieldLabels[name])).join(', ')
  return (
    <Part title={<Trans>Somebody else has changed this car</Trans>}>
      <p role="alert">
        <Trans>What you typed differs in: {fields}.</Trans>
      </p>
      <Row wrap>
        <Button tone="outline" onClick={onTheirs}>
          <Trans>Show their version</Trans>
        </Button>
        <Button tone="outline" onClick={onMine}>
          <Trans>Go on with mine</Trans>
        </Button>
      </Row>
    </Part>
  )
}

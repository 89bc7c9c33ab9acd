import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffCar } from '#contract/staff/fleet/cars.ts'
import { changeCar, renewCar, staffCarQueries } from '#client/api/staff/cars.ts'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { link } from '#client/ui/link.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { useChangedMeanwhile } from '#client/components/staff/conflict/useChangedMeanwhile.tsx'
import { StaffForm } from '#client/components/staff/StaffForm.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { CarDraft, draftOfCar, parseCar } from './car-form.ts'
import { fieldLabels, requiredFields } from './car-labels.ts'
import { useCarConflict } from './useCarConflict.ts'
import { CarActs } from './CarActs.tsx'
import { StateBadge } from './CarList.tsx'
import { ExtrasPart, KindPart, TermsPart } from './CarParts.tsx'
import { CarPapersPart } from './CarPapersPart.tsx'
import { CarPhotosPart } from './CarPhotosPart.tsx'
import { PricesPart } from './PricesPart.tsx'
import { RecordPage } from '#client/layout/staff/RecordPage.tsx'
import { PageHeading } from '#client/ui/Text/PageHeading.tsx'

/** One car of the fleet: what it is, its photographs, its prices, and whether it is offered. */
export function StaffCarPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(staffCarQueries.one(id))
  const isGone = isRefused(query.error)
  return (
    <RecordPage
      title={query.data?.name ?? t`Car`}
      query={query}
      record={isGone ? undefined : query.data}
      isGone={isGone}
      gone={{
        title: t`This car is not in your fleet`,
        text: t`It belongs to another supplier, or the address is wrong.`,
        back: (
          <Link to="/staff/cars" className={buttonClass({ size: 'l' })}>
            <Trans>Show all cars</Trans>
          </Link>
        ),
      }}
      failure={{
        title: t`The car could not be loaded`,
        offline: t`This car is not kept on this phone.`,
      }}
    >
      {(car) => <CarEditor car={car} />}
    </RecordPage>
  )
}

function CarEditor({ car }: { car: StaffCar }) {
  const { t } = useLingui()
  const theirs = draftOfCar(car)
  const form = useDraftForm({
    schema: CarDraft,
    parse: parseCar,
    key: `staff-car-${car._id}`,
    initial: theirs,
    send: (fields, { usesTariff, was }) =>
      changeCar(car._id, { ...fields, ...(usesTariff && { usesTariff }), was }).catch(
        async (error: unknown) => {
          await renewCar(car._id)
          throw error
        },
      ),
    onSent: () => showToast({ kind: 'success', text: t`Changes made successfully.` }),
  })
  const { draft, problems, change } = form
  const part = { draft, problems, onChange: change }
  const conflict = useChangedMeanwhile(form, {
    theirs,
    title: <Trans>Somebody else has changed this car</Trans>,
    ...useCarConflict(),
  })
  const { upcoming } = car
  return (
    <>
      <PageHeading aside={<StateBadge state={car.state} />}>{car.name}</PageHeading>
      <Text tone="secondary">
        {car.supplier.name}
        {' · '}
        {upcoming === 0 ? (
          <span>
            <Trans>No bookings ahead</Trans>
          </span>
        ) : (
          <Link to="/staff/bookings" search={{ car: car._id }} className={link}>
            <Plural value={upcoming} one="# booking ahead" other="# bookings ahead" />
          </Link>
        )}
      </Text>
      <div>
        <Link
          to="/staff/manage/$"
          params={{ _splat: `cars/${car._id}` }}
          className={buttonClass({ tone: 'outline' })}
        >
          <Trans>What it earned, costs and needs</Trans>
        </Link>
      </div>
      <CarActs car={car} onChanged={({ version }) => form.isTouched && change({ was: version })} />
      <CarPhotosPart car={car} />
      <CarPapersPart car={car} />
      <StaffForm
        isInReach
        labels={Object.fromEntries(requiredFields.map((name) => [name, t(fieldLabels[name])]))}
        {...conflict}
      >
        <KindPart {...part} />
        <TermsPart {...part} />
        <PricesPart {...part} markup={car} />
        <ExtrasPart {...part} />
      </StaffForm>
    </>
  )
}

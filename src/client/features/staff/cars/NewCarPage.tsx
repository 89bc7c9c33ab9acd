import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { newCarStates } from '#domain/car/state.ts'
import { createCar, sendCarPhoto, staffCarQueries } from '#client/api/staff/cars.ts'
import { useSession } from '#client/session/session.ts'
import { shrinkPicture } from '#client/components/upload/shrink-picture.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { StaffForm } from '#client/components/staff/StaffForm.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { CarDraft, emptyCar, parseCar } from './car-form.ts'
import { fieldLabels, requiredFields, stateLabels } from './car-labels.ts'
import { ExtrasPart, KindPart, TermsPart } from './CarParts.tsx'
import { FirstStep } from './FirstStep.tsx'
import { PricesPart } from './PricesPart.tsx'
import { StaffPage } from '#client/layout/staff/StaffPage.tsx'

/** A car is added to the own fleet; an admin says whose it is. Five fields list it, and the rest can follow. */
export function NewCarPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isAdmin = useSession().user?.type === 'admin'
  const fleets = useQuery(staffCarQueries.fleets()).data ?? []
  // One a form: sent again, it is the same car.
  const [_id] = useState(() => crypto.randomUUID())
  const [initial] = useState(emptyCar)
  const [photo, setPhoto] = useState<File | null>(null)
  const form = useDraftForm({
    schema: CarDraft,
    parse: parseCar,
    key: 'staff-car',
    initial,
    send: async (fields, { state, supplier }) => {
      const car = await createCar({ _id, state, ...fields, ...(isAdmin && supplier !== '' && { supplier }) })
      return { car, hasPhoto: photo !== null && (await isSent(car._id, photo)) }
    },
    onSent: ({ car, hasPhoto }) => {
      if (hasPhoto) showToast({ kind: 'success', text: t`The car is added.` })
      else if (photo === null) showToast({ kind: 'success', text: t`The car is added. Add its photos.` })
      else
        showToast({ kind: 'error', text: t`The car is added; its photo could not be sent. Choose it again.` })
      void navigate({ to: '/staff/cars/$carId', params: { carId: car._id }, replace: true })
    },
  })
  const { draft, problems, change } = form
  const fleet = isAdmin ? fleets.find((each) => each._id === draft.supplier) : fleets[0]
  const part = { draft, problems, onChange: change }
  const markup = { markupPercent: fleet?.markupPercent ?? 0, isDateBasedPrice: false, dateBasedPrices: [] }
  const required = Object.fromEntries(requiredFields.map((name) => [name, t(fieldLabels[name])]))
  return (
    <StaffPage title={t`Add a car`} width="narrow">
      <StaffForm form={form} act={<Trans>Add the car</Trans>} labels={required} isInReach>
        <FirstStep {...part} photo={photo} onPhoto={setPhoto}>
          {isAdmin && (
            <Select
              label={t`Supplier`}
              value={draft.supplier}
              options={fleets.map((each) => ({ value: each._id, label: each.name }))}
              onChange={(supplier) => change({ supplier })}
            />
          )}
        </FirstStep>
        <Text tone="secondary">
          <Trans>
            That is enough. What follows begins as most cars have it, and can be said now or later: no
            security deposit, unlimited kilometres, drivers from 21 years on.
          </Trans>
        </Text>
        <Part title={<Trans>Offer</Trans>}>
          <Select
            label={t`Status`}
            value={draft.state}
            options={newCarStates.map((value) => ({ value, label: t(stateLabels[value]) }))}
            onChange={(state) => change({ state })}
          />
        </Part>
        <KindPart {...part} isRest />
        <TermsPart {...part} isRest />
        <PricesPart {...part} markup={markup} isRest />
        <ExtrasPart {...part} />
      </StaffForm>
    </StaffPage>
  )
}

/** Whether the photo has come with the car; the car is there either way. */
async function isSent(car: string, photo: File): Promise<boolean> {
  try {
    await sendCarPhoto(car, await shrinkPicture(photo), {})
    return true
  } catch {
    return false
  }
}

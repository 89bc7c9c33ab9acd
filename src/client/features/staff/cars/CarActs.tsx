import { useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffCar } from '#contract/staff/fleet/cars.ts'
import type { CarState } from '#domain/car/state.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { changeCarState, copyCar, deleteCar, renewCar } from '#client/api/staff/cars.ts'
import { DecisionSheet, useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { link } from '#client/ui/link.css.ts'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { acts } from './cars.css.ts'

type CarActsProps = { car: StaffCar; onChanged: (car: StaffCar) => void }

/** Listed, unlisted, copied, retired, deleted. */
export function CarActs({ car, onChanged }: CarActsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [asked, setAsked] = useState<'retire' | 'delete' | 'copy' | null>(null)
  // One a screen: pressed again, it is the same copy.
  const [copy] = useState(() => crypto.randomUUID())
  const onError = (error: unknown) => {
    showToast({ kind: 'error', text: failureText(failureCode(error)) })
    void renewCar(car._id)
  }
  const setState = useMutation({
    mutationFn: (state: CarState) => changeCarState(car, state),
    onSuccess: onChanged,
    onError,
  })
  const copying = useMutation({
    mutationFn: (photos: boolean) => copyCar(car._id, copy, photos),
    onSuccess: ({ _id: carId, photos }) => {
      const text =
        photos.length > 0
          ? t`This is the copy. Give it its plate.`
          : t`This is the copy. Give it its plate and photos.`
      setAsked(null)
      showToast({ kind: 'success', text })
      void navigate({ to: '/staff/cars/$carId', params: { carId } })
    },
    onError,
  })
  const isBusy = setState.isPending || copying.isPending
  const act = (state: CarState) => ({
    tone: 'outline' as const,
    disabled: !isOnline || isBusy,
    onClick: () => setState.mutate(state),
  })
  const { state } = car
  return (
    <div className={acts}>
      {state !== 'listed' && state !== 'retired' && (
        <Button {...act('listed')} tone="primary">
          <Trans>List it</Trans>
        </Button>
      )}
      {state === 'listed' && (
        <Button {...act('unlisted')}>
          <Trans>Take off the list</Trans>
        </Button>
      )}
      {state === 'unlisted' && (
        <Button {...act('coming-soon')}>
          <Trans>Mark as coming soon</Trans>
        </Button>
      )}
      {state === 'retired' ? (
        <Button {...act('unlisted')}>
          <Trans>Bring back</Trans>
        </Button>
      ) : (
        <Button tone="outline" disabled={!isOnline || isBusy} onClick={() => setAsked('retire')}>
          <Trans>Retire</Trans>
        </Button>
      )}
      <Button
        tone="outline"
        busy={copying.isPending}
        disabled={!isOnline || isBusy}
        {...(car.photos.length > 0 && { 'aria-haspopup': 'dialog' as const })}
        onClick={() => (car.photos.length > 0 ? setAsked('copy') : copying.mutate(false))}
      >
        <Trans>Copy</Trans>
      </Button>
      {car.bookings === 0 && (
        <Button tone="quiet" disabled={!isOnline || isBusy} onClick={() => setAsked('delete')}>
          <Trans>Delete</Trans>
        </Button>
      )}
      {!isOnline && (
        <Text size="bodyS" tone="secondary">
          <Trans>You are offline. Try again once you are online.</Trans>
        </Text>
      )}
      {asked === 'retire' && <RetireSheet car={car} onChanged={onChanged} onClose={() => setAsked(null)} />}
      {asked === 'copy' && (
        <CopySheet
          isBusy={isBusy}
          onCopy={(photos) => copying.mutate(photos)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'delete' && <DeleteSheet car={car} onClose={() => setAsked(null)} />}
    </div>
  )
}

type CopySheetProps = { isBusy: boolean; onCopy: (photos: boolean) => void; onClose: () => void }

/** Twenty cars of one model have the same photographs; a car that is kept apart needs its own. */
function CopySheet({ isBusy, onCopy, onClose }: CopySheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [photos, setPhotos] = useState(true)
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={t`Copy this car`}
      closeLabel={t`Close`}
      footer={
        <Button size="l" full busy={isBusy} disabled={!isOnline} onClick={() => onCopy(photos)}>
          {isOnline ? <Trans>Copy</Trans> : <Trans>Waiting for network</Trans>}
        </Button>
      }
    >
      <Stack gap="s3">
        <p>
          <Trans>The copy has the same prices, places, extras and seasons. It is not listed yet.</Trans>
        </p>
        <Checkbox name="photos" checked={photos} onChange={setPhotos}>
          <Trans>Take the photos along</Trans>
        </Checkbox>
      </Stack>
    </Sheet>
  )
}

function RetireSheet({ car, onChanged, onClose }: CarActsProps & { onClose: () => void }) {
  const { t } = useLingui()
  const { upcoming } = car
  const decision = useDecision({
    decide: async () => onChanged(await changeCarState(car, 'retired')),
    done: t`The car is retired.`,
    onDone: onClose,
    onRefused: () => void renewCar(car._id),
  })
  return (
    <DecisionSheet
      title={t`Retire this car?`}
      act={<Trans>Retire</Trans>}
      decision={decision}
      onClose={onClose}
    >
      <p>
        <Trans>Drivers no longer find it. You can bring it back at any time.</Trans>
      </p>
      {upcoming > 0 && (
        <p>
          <Plural
            value={upcoming}
            one="# booking ahead stays: swap its car or hand this one over."
            other="# bookings ahead stay: swap their car or hand this one over."
          />{' '}
          <Link to="/staff/bookings" search={{ car: car._id }} className={link}>
            <Trans>Show the bookings</Trans>
          </Link>
        </p>
      )}
    </DecisionSheet>
  )
}

function DeleteSheet({ car, onClose }: Omit<CarActsProps, 'onChanged'> & { onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const decision = useDecision({
    decide: () => deleteCar(car._id),
    done: t`The car is deleted.`,
    onDone: () => void navigate({ to: '/staff/cars', replace: true }),
    onRefused: () => void renewCar(car._id),
  })
  return (
    <DecisionSheet
      title={t`Delete this car?`}
      act={<Trans>Delete</Trans>}
      tone="danger"
      decision={decision}
      onClose={onClose}
    >
      <p>
        <Trans>Its photos, prices and blocks go with it. This cannot be undone.</Trans>
      </p>
    </DecisionSheet>
  )
}

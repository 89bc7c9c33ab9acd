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
import { link } from '#client/ui/link.css.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { acts } from './cars.css.ts'

type CarActsProps = { car: StaffCar; onChanged: (car: StaffCar) => void }

/** Listed, unlisted, copied, retired, deleted. */
export function CarActs({ car, onChanged }: CarActsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [asked, setAsked] = useState<'retire' | 'delete' | null>(null)
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
    mutationFn: () => copyCar(car._id, copy),
    onSuccess: ({ _id: carId }) => {
      showToast({ kind: 'success', text: t`This is the copy. Give it its plate and photos.` })
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
      <Button tone="outline" disabled={!isOnline || isBusy} onClick={() => copying.mutate()}>
        <Trans>Copy</Trans>
      </Button>
      {car.bookings === 0 && (
        <Button tone="quiet" disabled={!isOnline || isBusy} onClick={() => setAsked('delete')}>
          <Trans>Delete</Trans>
        </Button>
      )}
      {asked === 'retire' && <RetireSheet car={car} onChanged={onChanged} onClose={() => setAsked(null)} />}
      {asked === 'delete' && <DeleteSheet car={car} onClose={() => setAsked(null)} />}
    </div>
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

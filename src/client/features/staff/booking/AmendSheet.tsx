import { useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { extras as allExtras } from '#domain/rental/extras.ts'
import { isFreeWith } from '#domain/rental/extra-prices.ts'
import { instantOf } from '#domain/rental/period.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { extraLabels } from '#client/components/car/labels.ts'
import { LocationCombobox } from '#client/components/location/LocationCombobox.tsx'
import { ChangeLines } from '#client/components/requests/ChangeLines.tsx'
import { DueText } from '#client/components/staff/CancellationFacts.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { pair } from '../new-booking/new-booking.css.ts'
import { SecondDriver } from '../new-booking/SecondDriver.tsx'
import { useAmendment, type Moved } from './useAmendment.ts'
import * as styles from './booking.css.ts'

type AmendSheetProps = {
  booking: StaffBooking
  /** Dates that the form begins with. */
  moved?: Moved
  onClose: () => void
}

/** Other dates, places or extras, or a second driver, with the difference before anything is changed. What is typed stays for a day. */
export function AmendSheet({ booking, moved, onClose }: AmendSheetProps) {
  const { t } = useLingui()
  const amendment = useAmendment(booking, moved)
  const { typed, note, change } = amendment
  const secondDriver = useRef<HTMLDivElement>(null)
  const renew = useRefetchBooking(booking._id)
  const { fullName } = booking.driver
  const decision = useDecision({
    decide: amendment.send,
    done: t`The booking is changed. We let ${fullName} know.`,
    onDone: () => {
      void amendment.clear()
      onClose()
    },
    onRefused: () => {
      renew()
      amendment.refetch()
    },
  })
  const send = () => {
    if (amendment.check()) decision.send()
    // Once the sheet shows what is wrong.
    else
      requestAnimationFrame(() =>
        secondDriver.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      )
  }
  const offered = allExtras.filter((extra) => !isFreeWith(booking.payment, extra))
  return (
    <DecisionSheet
      hasLateContent
      title={t`Change the booking`}
      act={amendment.isNothing ? <Trans>Nothing is changed yet</Trans> : <Trans>Change the booking</Trans>}
      decision={{ ...decision, send }}
      isReady={amendment.isReady}
      note={{ value: note, onChange: (value) => change({ note: value }) }}
      refusals={{
        'not-found': t`This car is not handed over at that place. Choose another one.`,
        'car-taken': t`Something else takes the car in that time. Choose another time.`,
      }}
      onClose={onClose}
    >
      <div className={pair}>
        <TextField
          type="datetime-local"
          label={t`Pick-up`}
          name="from"
          value={typed.from}
          onChange={(from) => change({ from })}
        />
        <TextField
          type="datetime-local"
          label={t`Drop-off`}
          name="to"
          value={typed.to}
          error={amendment.isOrdered ? undefined : t`The end must be after the start.`}
          onChange={(to) => change({ to })}
        />
      </div>
      <LocationCombobox
        label={t`Pick-up place`}
        value={typed.pickUp}
        onChange={(pickUp) => change({ pickUp })}
      />
      <LocationCombobox
        label={t`Drop-off place`}
        value={typed.dropOff}
        onChange={(dropOff) => change({ dropOff })}
      />
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>
          <Trans>Extras</Trans>
        </legend>
        {offered.map((extra) => (
          <Checkbox
            key={extra}
            name={extra}
            checked={typed.extras.includes(extra)}
            onChange={(isOn) => amendment.toggle(extra, isOn)}
          >
            {t(extraLabels[extra])}
          </Checkbox>
        ))}
      </fieldset>
      {typed.extras.includes('additionalDriver') && (
        <div ref={secondDriver}>
          <SecondDriver
            typed={amendment.second}
            problems={amendment.problems}
            onChange={(second) => change({ second })}
          />
        </div>
      )}
      <div aria-live="polite">
        <Difference booking={booking} amendment={amendment} />
      </div>
    </DecisionSheet>
  )
}

type DifferenceProps = { booking: StaffBooking; amendment: ReturnType<typeof useAmendment> }

function Difference({
  booking,
  amendment: { typed, quoted, isOld, isOrdered, isReady, isNothing, error },
}: DifferenceProps) {
  const failureText = useFailureText()
  const { fullName } = booking.driver
  if (error !== null) return <p className={styles.refused}>{failureText(failureCode(error))}</p>
  if (!isOrdered || isNothing)
    return (
      <p className={styles.quiet}>
        <Trans>
          Choose other dates, places or extras: the difference shows here. We let {fullName} know.
        </Trans>
      </p>
    )
  if (quoted === undefined)
    return isReady ? (
      <p className={styles.quiet}>
        <Trans>This keeps the price.</Trans>
      </p>
    ) : (
      <Skeleton height={72} />
    )
  const { quote, isFree } = quoted
  if (!isFree)
    return (
      <p className={styles.refused}>
        <Trans>The car is not free for these dates.</Trans>
      </p>
    )
  const after = { ...typed, ...quote, from: timestampOf(typed.from), to: timestampOf(typed.to) }
  return (
    <div className={styles.column} aria-busy={isOld}>
      <ChangeLines before={booking} after={after} />
      <p>
        <DueText booking={booking} total={quote.total} />
      </p>
    </div>
  )
}

const timestampOf = (wall: string) => new Date(instantOf(wall) ?? 0).toISOString()

import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { useOnline } from '#client/api/connection.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { confirmBooking, takeBackHandOver, takeBackReturn } from '#client/api/bookings/staff-acts.ts'
import { useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useNow } from '#client/store/clock.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { actsOf, type StaffAct } from './acts-of.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { useBegunWalks } from './walk/usePendingWalks.ts'
import * as styles from './booking.css.ts'

const acts = () => import('./ActSheets.tsx')
const counter = () => import('#client/components/staff/CounterSheets.tsx')
const sheets = {
  pay: lazy(async () => ({ default: (await counter()).PaymentSheet })),
  link: lazy(async () => ({ default: (await import('./PaymentLinkSheet.tsx')).PaymentLinkSheet })),
  'hand-back': lazy(async () => ({ default: (await counter()).HandBackSheet })),
  'give-back': lazy(async () => ({ default: (await import('./GiveBackSheet.tsx')).GiveBackSheet })),
  reached: lazy(async () => ({
    default: (await import('./ConfirmReachedSheet.tsx')).ConfirmReachedSheet,
  })),
  cancel: lazy(async () => ({
    default: (await import('#client/components/staff/CancelBookingSheet.tsx')).CancelBookingSheet,
  })),
  'no-show': lazy(async () => ({ default: (await acts()).NoShowSheet })),
  note: lazy(async () => ({ default: (await acts()).NoteSheet })),
  amend: lazy(async () => ({ default: (await import('./AmendSheet.tsx')).AmendSheet })),
  extend: lazy(async () => ({ default: (await import('./extend/ExtendSheet.tsx')).ExtendSheet })),
  discount: lazy(async () => ({ default: (await import('./DiscountSheet.tsx')).DiscountSheet })),
  swap: lazy(async () => ({ default: (await import('./SwapSheet.tsx')).SwapSheet })),
}
type SheetName = keyof typeof sheets
const isSheet = (act: StaffAct): act is StaffAct & SheetName => act in sheets

/** What the day asks for, where it is the first. */
const strong: readonly StaffAct[] = ['pay', 'confirm']
/** In a row of their own, below whatever else there is. */
const atTheEnd: readonly StaffAct[] = ['take-back', 'undo-hand-over', 'undo-take-back']

/** What can be done now; the act that the day asks for is the first and the strongest. */
export function BookingActs({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const now = useNow()
  const takesOnline = (useQuery(settingsQueries.current()).data?.paymentGateways ?? []).length > 0
  // Until somebody has spoken with a driver whose address is unconfirmed.
  const asksFirst = Boolean(booking.lapsesAt)
  const possible = actsOf(booking, now).filter((act) => act !== 'link' || takesOnline)
  const [open, setOpen] = useState<SheetName | null>(() =>
    // Where a list of the day has led to it.
    location.hash === '#pay' && possible.includes('pay')
      ? 'pay'
      : location.hash === '#confirm' && asksFirst && possible.includes('confirm')
        ? 'reached'
        : null,
  )
  const Sheet = open === null ? null : sheets[open]
  const words: Record<SheetName, string> = {
    reached: t`Confirm the booking`,
    pay: t`Record a payment at the counter`,
    link: t`Send a payment link`,
    'hand-back': t`Record money handed back`,
    'give-back': t`Give money back`,
    amend: t`Change dates, places or extras`,
    extend: t`Extend the rental`,
    swap: t`Swap the car`,
    discount: t`Give a discount`,
    note: t`Write a note`,
    'no-show': t`Driver did not come`,
    cancel: t`Cancel this booking`,
  }
  const opener = (act: StaffAct, sheet: SheetName) => (
    <Button
      key={act}
      tone={act === possible[0] && strong.includes(act) ? 'primary' : 'outline'}
      disabled={!isOnline}
      aria-haspopup="dialog"
      onClick={() => setOpen(sheet)}
    >
      {words[sheet]}
    </Button>
  )
  return (
    <Part title={t`What to do`}>
      {asksFirst && possible.includes('confirm') && (
        <p className={styles.quiet}>
          <Trans>The driver has not confirmed the email address yet. Speak with them, then confirm.</Trans>
        </p>
      )}
      {[false, true].map((isEnd) => {
        const shown = possible.filter((act) => atTheEnd.includes(act) === isEnd)
        return shown.length === 0 ? null : (
          <div key={String(isEnd)} className={styles.acts}>
            {shown.map((act) =>
              act === 'hand-over' || act === 'take-back' ? (
                <ToWalk
                  key={act}
                  booking={booking._id}
                  act={act}
                  isStrong={act === 'take-back' || act === possible[0]}
                />
              ) : act === 'confirm' && asksFirst ? (
                opener(act, 'reached')
              ) : isSheet(act) ? (
                opener(act, act)
              ) : (
                <DirectAct key={act} booking={booking} act={act} isFirst={act === possible[0]} />
              ),
            )}
          </div>
        )
      })}
      {!isOnline && (
        <p className={styles.quiet}>
          <Trans>
            You are offline. Connect to decide or record a payment. You can still call the driver.
          </Trans>
        </p>
      )}
      {Sheet && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <Sheet booking={booking} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Part>
  )
}

const walks = {
  'hand-over': { kind: 'out', to: '/staff/bookings/$bookingId/out' },
  'take-back': { kind: 'back', to: '/staff/bookings/$bookingId/back' },
} as const

type ToWalkProps = { booking: string; act: keyof typeof walks; isStrong: boolean }

/** To the walk around the car, which needs no network. */
function ToWalk({ booking, act, isStrong }: ToWalkProps) {
  const { kind, to } = walks[act]
  const isBegun = useBegunWalks(booking).includes(kind)
  return (
    <Link
      to={to}
      params={{ bookingId: booking }}
      className={buttonClass({ tone: isStrong ? 'primary' : 'outline' })}
    >
      {act === 'hand-over' ? (
        isBegun ? (
          <Trans>Go on with the hand-over</Trans>
        ) : (
          <Trans>Hand the car over</Trans>
        )
      ) : isBegun ? (
        <Trans>Go on with the return</Trans>
      ) : (
        <Trans>Take the car back</Trans>
      )}
    </Link>
  )
}

type DirectActProps = {
  booking: StaffBooking
  act: Exclude<StaffAct, SheetName | keyof typeof walks>
  isFirst: boolean
}

/** At one press: nothing is asked, because nothing is lost. */
function DirectAct({ booking, act, isFirst }: DirectActProps) {
  const { _id: id, driver } = booking
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const renew = useRefetchBooking(id)
  const { fullName } = driver
  const { label, done, decide } = {
    confirm: {
      label: t`Confirm the booking`,
      done: t`The booking is confirmed. We let ${fullName} know.`,
      decide: () => confirmBooking(booking),
    },
    'undo-hand-over': {
      label: t`Undo: not handed over`,
      done: t`Undone: the car is here.`,
      decide: () => takeBackHandOver(id),
    },
    'undo-take-back': {
      label: t`Undo: not returned`,
      done: t`Undone: the car is out.`,
      decide: () => takeBackReturn(id),
    },
  }[act]
  const { isPending, refused, send } = useDecision({ decide, done, onDone: () => {}, onRefused: renew })
  return (
    <>
      <Button
        tone={isFirst && act === 'confirm' ? 'primary' : 'outline'}
        busy={isPending}
        disabled={!isOnline}
        onClick={send}
      >
        {label}
      </Button>
      {refused && (
        <p role="alert" key={refused.key} className={styles.refused}>
          {failureText(refused.code)}
        </p>
      )}
    </>
  )
}

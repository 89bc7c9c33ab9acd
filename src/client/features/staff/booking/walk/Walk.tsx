import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { InspectionKind } from '#domain/inspection/inspection.ts'
import { Plate } from '#client/components/staff/Plate.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useNow } from '#client/store/clock.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { displayM, titleM } from '#client/ui/Text/text.css.ts'
import { quiet, refused } from '../booking.css.ts'
import { missingIn } from './draft/missing-in.ts'
import { stepsOf, type WalkDraft, type WalkStep } from './draft/walk-draft.ts'
import type { WalkState } from './draft/useWalk.ts'
import { ChargesStep } from './steps/ChargesStep.tsx'
import { DamagesStep } from './steps/DamagesStep.tsx'
import { KeysStep } from './steps/KeysStep.tsx'
import { NumbersStep } from './steps/NumbersStep.tsx'
import { PicturesStep } from './steps/PicturesStep.tsx'
import { ReviewStep, useIsEarly } from './steps/ReviewStep.tsx'
import { SignaturesStep } from './steps/SignaturesStep.tsx'
import { ThrowAwaySheet } from './ThrowAwaySheet.tsx'
import { finishWalk } from './walk-finish.ts'
import type { WalkTerms } from './walk-terms.ts'
import * as styles from './walk.css.ts'

const steps = {
  keys: KeysStep,
  pictures: PicturesStep,
  numbers: NumbersStep,
  damages: DamagesStep,
  charges: ChargesStep,
  signatures: SignaturesStep,
  review: ReviewStep,
} as const

type WalkProps = {
  kind: InspectionKind
  booking: StaffBooking
  terms: WalkTerms
  walk: WalkState & { draft: WalkDraft }
}

/** One step after the other; nothing holds anybody up before the last one. */
export function Walk({ kind, booking, terms, walk }: WalkProps) {
  const { change } = walk
  const walkSteps = stepsOf(terms)
  const draft = { ...walk.draft, step: walkSteps.includes(walk.draft.step) ? walk.draft.step : walkSteps[0]! }
  const { t } = useLingui()
  const dates = useDates()
  const heading = useStepFocus(draft.step)
  const [isAsking, setAsking] = useState(false)
  const finish = useFinish({ kind, booking, terms, walk })
  const at = walkSteps.indexOf(draft.step)
  const Step = steps[draft.step]
  const titles: Record<WalkStep, string> = {
    keys: t`Before the keys leave`,
    pictures: t`Pictures`,
    numbers: t`Numbers and equipment`,
    damages: t`Marks on the car`,
    charges: t`What follows from it`,
    signatures: t`Signatures`,
    review: t`Before you finish`,
  }
  const isLast = draft.step === 'review'
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={displayM} tabIndex={-1}>
          {kind === 'out' ? <Trans>Hand-over</Trans> : <Trans>Return</Trans>}
        </h1>
        <p>
          {booking.car.name}
          <Plate plate={booking.car.plate} />
        </p>
        <p className={quiet}>
          {booking.driver.fullName} · {dates.range(booking.from, booking.to)}
        </p>
      </header>
      {walk.isForgetful && (
        <p role="alert" className={refused}>
          <Trans>This phone keeps nothing: finish the record before you close this page.</Trans>
        </p>
      )}
      <nav aria-label={t`Steps`}>
        <ol className={styles.progress}>
          {walkSteps.map((step, index) => (
            <li key={step}>
              <button
                type="button"
                className={styles.progressStep}
                data-done={index < at || undefined}
                aria-current={step === draft.step ? 'step' : undefined}
                aria-label={`${index + 1}. ${titles[step]}`}
                onClick={() => change({ step })}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section className={styles.step} aria-labelledby="walk-step">
        <h2 ref={heading} id="walk-step" className={titleM} tabIndex={-1}>
          {titles[draft.step]}
        </h2>
        <Step kind={kind} booking={booking} draft={draft} terms={terms} change={change} />
      </section>
      <div className={styles.bar}>
        {at > 0 && (
          <Button tone="outline" size="l" onClick={() => change({ step: walkSteps[at - 1]! })}>
            <Trans>Previous</Trans>
          </Button>
        )}
        {isLast ? (
          <Button
            size="l"
            className={styles.onward}
            disabled={!finish.isReady}
            busy={finish.isBusy}
            onClick={finish.send}
          >
            {kind === 'out' ? <Trans>The keys leave now</Trans> : <Trans>The car is back</Trans>}
          </Button>
        ) : (
          <Button size="l" className={styles.onward} onClick={() => change({ step: walkSteps[at + 1]! })}>
            <Trans>Next</Trans>
          </Button>
        )}
      </div>
      {walk.isBegun && (
        <div>
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            <Trans>Throw away</Trans>
          </Button>
        </div>
      )}
      {isAsking && (
        <ThrowAwaySheet
          pictures={draft.pictures.length}
          onClose={() => setAsking(false)}
          onThrow={walk.throwAway}
        />
      )}
    </div>
  )
}

/** A step begins at its heading. */
function useStepFocus(step: WalkStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

/** Once, however often it is pressed; then the booking shows what waits. */
function useFinish({ kind, booking, terms, walk }: WalkProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isEarly = useIsEarly(booking, kind)
  const [isBusy, setBusy] = useState(false)
  const { draft, save } = walk
  const isElsewhere = kind === 'out' && Boolean(booking.carOutWith)
  const isReady =
    missingIn(draft, terms, useNow()).length === 0 && !isElsewhere && (!isEarly || draft.reason.trim() !== '')
  async function finish() {
    setBusy(true)
    await finishWalk({ kind, booking: booking._id, draft, terms, save, now: Date.now() })
    showToast({
      kind: 'success',
      text: kind === 'out' ? t`Noted: the car is out.` : t`Noted: the car is back.`,
    })
    await navigate({ to: '/staff/bookings/$bookingId', params: { bookingId: booking._id }, replace: true })
  }
  return {
    isReady,
    isBusy,
    send: () => {
      if (!isBusy) void finish()
    },
  }
}

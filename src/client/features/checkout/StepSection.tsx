import { useEffect, useRef, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Button } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { extraLabels } from '#client/components/car/labels.ts'
import { choiceLabels } from '#client/components/payment/payment-labels.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { useOnline } from '#client/api/connection.ts'
import { steps, type Step } from './checkout-search.ts'
import { offeredExtras } from './extras/chosen-extras.ts'
import * as styles from './checkout.css.ts'
import type { Checkout } from './useCheckout.ts'

type StepSectionProps = {
  step: Step
  current: Step
  /** What was chosen, once the step is done. */
  summary?: ReactNode
  onEdit: () => void
  children: ReactNode
}

/** On a desktop the three steps are below each other and one is open; a phone shows only that one. */
export function StepSection({ step, current, summary, onEdit, children }: StepSectionProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = step === current
  const isDone = step < current
  const title = t(stepTitles[step])
  const count = steps.length
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    // Not when the screen opens: then the page's own heading has the focus.
    if (isOpen && !wasOpen.current) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <section className={classes(styles.section, !isOpen && styles.closed)} aria-labelledby={`step-${step}`}>
      <header className={styles.sectionHead}>
        <span
          className={classes(styles.number, isOpen && styles.numberNow, isDone && styles.numberDone)}
          aria-hidden
        >
          {isDone ? <Check size={16} strokeWidth={2.5} /> : step}
        </span>
        <div className={styles.sectionText}>
          <h2 id={`step-${step}`} ref={heading} tabIndex={-1} className={styles.title}>
            <span className={styles.count}>
              <Trans>
                Step {step} of {count}
              </Trans>
            </span>
            {title}
          </h2>
          {isDone && summary !== undefined && <p className={styles.summary}>{summary}</p>}
        </div>
        {isDone && (
          <Button tone="quiet" className={styles.change} onClick={onEdit}>
            <Trans>Change</Trans>
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
      </header>
      {isOpen && <div className={styles.sectionBody}>{children}</div>}
    </section>
  )
}

/** Three segments; the heading of the step says the same in words. */
export function StepBar({ step }: { step: Step }) {
  return (
    <div className={styles.stepBar} aria-hidden>
      {steps.map((each) => (
        <span key={each} className={classes(styles.segment, each <= step && styles.reached)} />
      ))}
    </div>
  )
}

/** A finished step in one line. */
export function StepSummary({ step, checkout }: { step: Step; checkout: Checkout }) {
  const { t } = useLingui()
  const { user, form, offer, choice } = checkout
  if (step === 1)
    return <>{[user?.fullName ?? form.fields.fullName, user?.email ?? form.fields.email].join(', ')}</>
  if (step === 3) return null
  const extras = offeredExtras(offer.extras, choice.payment).filter((extra) => choice.extras.includes(extra))
  const labels = [choiceLabels[choice.payment], ...extras.map((extra) => extraLabels[extra])]
  return <>{labels.map((label) => t(label)).join(', ')}</>
}

const stepTitles: Record<Step, MessageDescriptor> = {
  1: msg`Driver`,
  2: msg`Payment and extras`,
  3: msg`Pay or reserve`,
}

type ContinueButtonProps = { checkout: Checkout; isSending: boolean; full: boolean }

/** Going to the next step needs no network. Reserving does, and is never queued. */
export function ContinueButton({ checkout, isSending, full }: ContinueButtonProps) {
  const isOnline = useOnline()
  const { now } = checkout.payment
  const isOnlinePayment = checkout.payment.choice !== 'counter'
  if (checkout.step === 1 && checkout.licence.isBusy)
    return (
      <Button type="submit" size="l" full={full} busy>
        <Trans>Sending your licence</Trans>
      </Button>
    )
  if (checkout.step < 3)
    return (
      <Button type="submit" size="l" full={full}>
        <Trans>Continue</Trans>
      </Button>
    )
  if (!isOnline)
    return (
      <Button type="submit" size="l" full={full} disabled>
        <Trans>Waiting for network</Trans>
      </Button>
    )
  return (
    <Button type="submit" size="l" full={full} busy={isSending}>
      <span>
        {isOnlinePayment ? (
          <Trans>
            Pay <Amount xaf={now} />
          </Trans>
        ) : (
          <Trans>Reserve without paying now</Trans>
        )}
      </span>
    </Button>
  )
}

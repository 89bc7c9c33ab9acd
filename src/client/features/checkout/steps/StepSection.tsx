import { useEffect, useRef, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Button } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { steps, type Step } from '#client/features/checkout/checkout-search.ts'
import { stepTitles } from './step-titles.ts'
import * as styles from './StepSection.css.ts'

type StepSectionProps = {
  step: Step
  current: Step
  /** What was chosen, once the step is done. */
  summary?: ReactNode
  onEdit: () => void
  children: ReactNode
}

/** On a desktop the three steps stand below each other and one is open; a phone shows only that one. */
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
      <header className={styles.head}>
        <span
          className={classes(styles.number, isOpen && styles.numberNow, isDone && styles.numberDone)}
          aria-hidden
        >
          {isDone ? <Check size={16} strokeWidth={2.5} /> : step}
        </span>
        <div className={styles.words}>
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
          <Button tone="quiet" onClick={onEdit}>
            <Trans>Change</Trans>
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
      </header>
      {isOpen && <div className={styles.body}>{children}</div>}
    </section>
  )
}

import { classes } from '#client/ui/classes.ts'
import { steps, type Step } from '#client/features/checkout/checkout-search.ts'
import { bar, reached, segment } from './StepBar.css.ts'

/** Three segments; the heading of the step says the same in words. */
export function StepBar({ step }: { step: Step }) {
  return (
    <div className={bar} aria-hidden>
      {steps.map((each) => (
        <span key={each} className={classes(segment, each <= step && reached)} />
      ))}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { extraLabels } from '#client/components/car/labels.ts'
import type { Step } from '#client/features/checkout/checkout-search.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'

/** A finished step in one line. */
export function StepSummary({ step, checkout }: { step: Step; checkout: Checkout }) {
  const { t } = useLingui()
  const { user, form, extras } = checkout
  if (step === 1)
    return <>{[user?.fullName ?? form.fields.fullName, user?.email ?? form.fields.email].join(', ')}</>
  if (step === 3) return null
  if (extras.length === 0) return <Trans>No extras</Trans>
  return <>{extras.map((extra) => t(extraLabels[extra])).join(', ')}</>
}

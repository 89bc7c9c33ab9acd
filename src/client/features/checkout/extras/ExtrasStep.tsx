import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { extraOffer, isFreeWith, isPerDay } from '#domain/rental/extra-prices.ts'
import { extras, type Extra } from '#domain/rental/extras.ts'
import { marked, quote } from '#domain/rental/quote.ts'
import { extraLabels, extraHelp, withoutExtra } from '#client/components/car/labels.ts'
import { CheckoutField } from '#client/features/checkout/fields/CheckoutField.tsx'
import { fields } from '#client/features/checkout/driver/driver.css.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import {
  notOffered,
  legendText,
  rows,
  secondDriver,
  extraHelpText,
  included,
  extraName,
  extraNote,
  extraPrice,
  extraRow,
} from './extras.css.ts'
import { bookedExtras, isAlwaysIncluded } from './chosen-extras.ts'

/** Nothing that costs is preselected. */
export function ExtrasStep({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const { offer, payment } = checkout
  const offered = extras.filter(
    (extra) => isFreeWith(payment.choice, extra) || extraOffer(offer.extras, extra) !== 'unavailable',
  )
  const unavailable = extras.filter((extra) => !offered.includes(extra)).map((extra) => t(extraLabels[extra]))
  const names = unavailable.join(', ')
  return (
    <>
      <ul className={rows}>
        {offered.map((extra) => (
          <li key={extra}>
            <ExtraRow checkout={checkout} extra={extra} />
            {extra === 'additionalDriver' && checkout.extras.includes(extra) && (
              <AdditionalDriver checkout={checkout} />
            )}
          </li>
        ))}
      </ul>
      {unavailable.length > 0 && (
        <p className={notOffered}>
          <Trans>Not offered by this agency: {names}</Trans>
        </p>
      )}
    </>
  )
}

function AdditionalDriver({ checkout: { form, offer } }: { checkout: Checkout }) {
  const age = offer.minimumAge
  return (
    <fieldset className={secondDriver}>
      <legend className={legendText}>
        <Trans>Who else will drive?</Trans>
      </legend>
      <div className={fields}>
        <CheckoutField form={form} name="secondName" />
        <CheckoutField form={form} name="secondPhone" />
        <CheckoutField
          form={form}
          name="secondBirthDate"
          help={<Trans>At least {age} years old at pick-up.</Trans>}
        />
      </div>
    </fieldset>
  )
}

type ExtraRowProps = { checkout: Checkout; extra: Extra }

function ExtraRow({ checkout, extra }: ExtraRowProps) {
  const { t } = useLingui()
  const { offer, ticked, choose } = checkout
  const label = <span className={extraName}>{t(extraLabels[extra])}</span>
  const what = <span className={extraHelpText}>{t(extraHelp[extra])}</span>
  if (isIncluded(checkout, extra))
    return (
      <div className={included}>
        <div>
          {label}
          {what}
        </div>
        <Badge tone="success" icon={<Check size={14} strokeWidth={2} aria-hidden />}>
          <Trans>Included</Trans>
        </Badge>
      </div>
    )
  return (
    <div className={extraRow}>
      <Switch
        checked={ticked.includes(extra)}
        onChange={(on) => choose(extra, on)}
        label={label}
        help={
          <>
            {what}
            {withoutExtra[extra] && <span className={extraHelpText}>{t(withoutExtra[extra])}</span>}
            <ExtraPrice checkout={checkout} extra={extra} />
            {offer.supplier.payLater && isFreeWith('counter', extra) && (
              <span className={extraNote}>
                <Trans>Included when you pay at the counter.</Trans>
              </span>
            )}
          </>
        }
      />
    </div>
  )
}

/** True for what comes with the car, and for what is free at the counter once the counter is how it will be paid. */
function isIncluded({ offer, payment, isPaymentKnown }: Checkout, extra: Extra): boolean {
  if (isAlwaysIncluded(offer.extras, extra)) return true
  return (
    isFreeWith(payment.choice, extra) && (isPaymentKnown || extraOffer(offer.extras, extra) === 'unavailable')
  )
}

/** With the supplier's percentage; the sum is the very line of the breakdown that a tick adds when the rental is paid online. */
function ExtraPrice({ checkout: { offer, ticked, period, payment }, extra }: ExtraRowProps) {
  const online = payment.choice === 'counter' ? 'full' : payment.choice
  const choice = { extras: bookedExtras(offer.extras, [...ticked, extra], online), payment: online }
  const line = quote(offer, period, choice).lines.find(
    (each) => each.kind === 'extra' && each.extra === extra,
  )
  const whole = line?.amount ?? 0
  if (whole === 0)
    return (
      <span className={extraPrice}>
        <Trans>Free of charge</Trans>
      </span>
    )
  return (
    <span className={extraPrice}>
      {isPerDay(extra) ? (
        <Trans>
          <Amount xaf={marked(offer.extras[extra], offer.markupPercent)} /> per day, <Amount xaf={whole} /> in
          total
        </Trans>
      ) : (
        <Trans>
          <Amount xaf={whole} />, once
        </Trans>
      )}
    </span>
  )
}

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
import { titleM } from '#client/ui/Text/text.css.ts'
import {
  notOffered,
  legendText,
  rows,
  section,
  secondDriver,
  extraHelpText,
  included,
  extraName,
  extraNote,
  extraPrice,
  extraRow,
} from './extras.css.ts'
import { bookedExtras, isAlwaysIncluded, offeredExtras } from './chosen-extras.ts'

/** Nothing that costs is preselected. How it is paid stands above: some cost nothing then, and are not among them. */
export function ExtrasStep({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const { offer, payment } = checkout
  const offered = offeredExtras(offer.extras, payment.choice)
  const names = extras
    .filter(
      (extra) => !isFreeWith(payment.choice, extra) && extraOffer(offer.extras, extra) === 'unavailable',
    )
    .map((extra) => t(extraLabels[extra]))
    .join(', ')
  return (
    <section className={section}>
      <h3 className={titleM}>
        <Trans>Protection and extras</Trans>
      </h3>
      {offered.length > 0 && (
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
      )}
      {names !== '' && (
        <p className={notOffered}>
          <Trans>Not offered by this agency: {names}</Trans>
        </p>
      )}
    </section>
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
  if (isAlwaysIncluded(offer.extras, extra))
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

/** With the supplier's percentage; the sum is the very line of the breakdown that a tick adds. */
function ExtraPrice({ checkout: { offer, ticked, period, choice }, extra }: ExtraRowProps) {
  const { payment } = choice
  const withIt = { extras: bookedExtras(offer.extras, [...ticked, extra], payment), payment }
  const line = quote(offer, period, withIt).lines.find(
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

import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { isPerDay, type Extra } from '#domain/rental/extras.ts'
import { marked, quote } from '#domain/rental/quote.ts'
import { extraHelp, extraLabels } from '#client/components/car/labels.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { isAlwaysIncluded } from './chosen-extras.ts'
import { help, included, name, note, price, row } from './ExtraRow.css.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'

type ExtraRowProps = { checkout: Checkout; extra: Extra }

export function ExtraRow({ checkout, extra }: ExtraRowProps) {
  const { t } = useLingui()
  const { offer, extras, choose } = checkout
  const label = <span className={name}>{t(extraLabels[extra])}</span>
  const what = <span className={help}>{t(extraHelp[extra])}</span>
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
    <div className={row}>
      <Switch
        checked={extras.includes(extra)}
        onChange={(on) => choose(extra, on)}
        label={label}
        help={
          <>
            {what}
            <ExtraPrice checkout={checkout} extra={extra} />
            {!isPerDay(extra) && (
              <span className={note}>
                <Trans>Already free when you pay at the counter.</Trans>
              </span>
            )}
          </>
        }
      />
    </div>
  )
}

/** With the supplier's percentage; the sum is the very line of the breakdown that a tick adds. */
function ExtraPrice({ checkout: { offer, extras, period }, extra }: ExtraRowProps) {
  const line = quote(offer, period, [...extras, extra]).lines.find(
    (each) => each.kind === 'extra' && each.extra === extra,
  )
  const whole = line?.amount ?? 0
  if (whole === 0)
    return (
      <span className={price}>
        <Trans>Free of charge</Trans>
      </span>
    )
  return (
    <span className={price}>
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

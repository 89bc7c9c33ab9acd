import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Minus, Plus } from 'lucide-react'
import { extraHelp, extraLabels, withoutExtra } from '#client/components/car/labels.ts'
import { useMoney } from '#client/i18n/money.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import { extraOffer, isFreeWith, isPerDay } from '#domain/rental/extra-prices.ts'
import { extras, type Extra } from '#domain/rental/extras.ts'
import { marked } from '#domain/rental/quote.ts'
import { Explained } from './CarDetails.tsx'
import { absent, groupTitle, list, stack } from './CarDetails.css.ts'

export function ExtrasOffered({ offer }: { offer: CarOffer }) {
  const { t } = useLingui()
  const { show } = useMoney()
  const atCounter = (extra: Extra) => offer.supplier.payLater && isFreeWith('counter', extra)
  const priceOf = (extra: Extra) => {
    const price = show(marked(offer.extras[extra], offer.markupPercent))
    return isPerDay(extra) ? t`+ ${price} a day` : t`+ ${price}`
  }
  // How it will be paid is not known yet: the price is the one online, and what the counter makes of it is said.
  const helpOf = (extra: Extra) =>
    [
      t(extraHelp[extra]),
      ...(withoutExtra[extra] ? [t(withoutExtra[extra])] : []),
      ...(atCounter(extra) ? [t`Included when you pay at the counter.`] : []),
    ].join(' ')
  const offered = (extra: Extra) => extraOffer(offer.extras, extra)
  const included = extras.filter((extra) => offered(extra) === 'included')
  const optional = extras.filter(
    (extra) => offered(extra) === 'priced' || (offered(extra) === 'unavailable' && atCounter(extra)),
  )
  const unavailable = extras.filter((extra) => offered(extra) === 'unavailable' && !atCounter(extra))
  return (
    <div className={stack}>
      {included.length > 0 && (
        <div>
          <h4 className={groupTitle}>
            <Trans>Included</Trans>
          </h4>
          <ul className={list}>
            {included.map((extra) => (
              <li key={extra}>
                <Explained
                  icon={<Check size={18} aria-hidden />}
                  title={t(extraLabels[extra])}
                  text={t(extraHelp[extra])}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {optional.length > 0 && (
        <div>
          <h4 className={groupTitle}>
            <Trans>Optional, chosen in the next step</Trans>
          </h4>
          <ul className={list}>
            {optional.map((extra) => (
              <li key={extra}>
                <Explained
                  icon={<Plus size={18} aria-hidden />}
                  title={t(extraLabels[extra])}
                  aside={offered(extra) === 'priced' ? priceOf(extra) : t`At the counter only`}
                  text={helpOf(extra)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {unavailable.length > 0 && (
        <div>
          <h4 className={groupTitle}>
            <Trans>Not offered by this agency</Trans>
          </h4>
          <ul className={list}>
            {unavailable.map((extra) => (
              <li key={extra} className={absent}>
                <Minus size={18} aria-hidden />
                {t(extraLabels[extra])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

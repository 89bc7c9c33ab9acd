import { Plural, Trans } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { ChevronUp } from 'lucide-react'
import { Amount } from '#client/components/booking/Amount.tsx'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { PriceBreakdown } from '#client/components/car/PriceBreakdown.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useMoney } from '#client/i18n/money.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { classes } from '#client/ui/classes.ts'
import { Price } from '#client/ui/Price/Price.tsx'
import * as styles from './summary.css.ts'
import { TrustLines } from './pay/PayStep.tsx'
import type { Checkout } from './useCheckout.ts'

/** The car, the trip and the price beside the form, always in view. */
export function Summary({ checkout }: { checkout: Checkout }) {
  const { offer, period, extras, now, payment } = checkout
  return (
    <aside className={styles.summary}>
      <div className={styles.photo}>
        <CarPhoto src={offer.image} name={offer.name} priority isMarked />
      </div>
      <div className={styles.body}>
        <div>
          <h2 className={titleM}>{offer.name}</h2>
          <p className={styles.quiet}>{offer.supplier.name}</p>
        </div>
        <TripLines checkout={checkout} />
        <PriceLines checkout={checkout} />
        <p className={styles.quiet}>
          <CancellationNote from={period.from} extras={extras} payment={payment.choice} now={now} />
        </p>
        <TrustLines checkout={checkout} />
      </div>
    </aside>
  )
}

/** The same in a phone's first lines: which car, and when. */
export function TripStrip({ checkout: { offer, period, price } }: { checkout: Checkout }) {
  const dates = useDates()
  return (
    <div className={styles.strip}>
      <span className={styles.thumb}>
        <CarPhoto src={offer.image} name={offer.name} priority />
      </span>
      <div className={styles.stripWords}>
        <p className={styles.stripName}>{offer.name}</p>
        <p className={styles.quiet}>
          {dates.range(period.from, period.to)} ·{' '}
          <span className={styles.days}>
            <Plural value={price.days} one="# day" other="# days" />
          </span>
        </p>
      </div>
    </div>
  )
}

function TripLines({ checkout: { offer, period } }: { checkout: Checkout }) {
  const dates = useDates()
  const { nameOf } = usePlaces()
  const zone = dates.zoneNote()
  return (
    <dl className={styles.trip}>
      <dt>
        <Trans>Pick-up</Trans>
      </dt>
      <dd>
        {dates.dateTime(period.from)}
        <span className={styles.quiet}>{nameOf(offer.pickUpLocation)}</span>
      </dd>
      <dt>
        <Trans>Drop-off</Trans>
      </dt>
      <dd>
        {dates.dateTime(period.to)}
        <span className={styles.quiet}>{nameOf(offer.dropOffLocation)}</span>
      </dd>
      {zone !== null && <dd className={styles.zone}>{zone}</dd>}
    </dl>
  )
}

function PriceLines({ checkout: { offer, price, payment } }: { checkout: Checkout }) {
  return (
    <div className={styles.prices}>
      <PriceBreakdown lines={price.lines} total={price.total} />
      <dl className={styles.later}>
        <div>
          <dt>
            <Trans>You pay now</Trans>
          </dt>
          <dd>
            <Amount xaf={payment.now} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Due at the counter</Trans>
          </dt>
          <dd>
            <Amount xaf={payment.counter} besides={[payment.now]} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Security deposit (refundable)</Trans>
          </dt>
          <dd>
            <Amount xaf={offer.deposit} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** On a phone the total stays on the screen; a tap opens the breakdown. */
export function StickyBar({ checkout, children }: { checkout: Checkout; children: ReactNode }) {
  const { show, inCurrency, currency } = useMoney()
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const { total } = checkout.price
  return (
    <div className={styles.bar}>
      {isOpen && (
        <div id={panel} className={styles.details}>
          <TripLines checkout={checkout} />
          <PriceLines checkout={checkout} />
        </div>
      )}
      <div className={styles.row}>
        <button
          type="button"
          className={styles.total}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.totalLabel}>
            <Trans>Total</Trans>
            <ChevronUp
              size={16}
              strokeWidth={1.5}
              className={classes(styles.arrow, isOpen && styles.isOpen)}
              aria-hidden
            />
          </span>
          <span key={total} className={styles.amount}>
            <Price text={show(total)} value={inCurrency(total)} currency={currency} size="m" />
          </span>
        </button>
        <div className={styles.action}>{children}</div>
      </div>
    </div>
  )
}

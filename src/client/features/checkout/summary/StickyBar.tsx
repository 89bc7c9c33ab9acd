import { useId, useState, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { ChevronUp } from 'lucide-react'
import { useMoney } from '#client/i18n/money.ts'
import { classes } from '#client/ui/classes.ts'
import { Price } from '#client/ui/Price/Price.tsx'
import * as styles from './StickyBar.css.ts'
import { PriceLines, TripLines } from './Summary.tsx'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'

/** On a phone the total never leaves the screen; a tap opens what it is made of. */
export function StickyBar({ checkout, children }: { checkout: Checkout; children: ReactNode }) {
  const { show, inCurrency, currency } = useMoney()
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const { total } = checkout.price
  return (
    <div className={styles.bar}>
      {isOpen && (
        <div id={panel} className={styles.panel}>
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
          <span className={styles.word}>
            <Trans>Total</Trans>
            <ChevronUp
              size={16}
              strokeWidth={1.5}
              className={classes(styles.arrow, isOpen && styles.turned)}
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

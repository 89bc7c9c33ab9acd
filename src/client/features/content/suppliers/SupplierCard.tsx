import { lazy, Suspense, useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ListedSupplier } from '#contract/cars/suppliers.ts'
import { conditionsAddress } from '#client/api/cars/suppliers.ts'
import { CarRating } from '#client/components/car/CarRating.tsx'
import { SupplierLogo } from '#client/components/car/supplier/SupplierMark.tsx'
import { VerifiedLine } from '#client/components/car/supplier/VerifiedLine.tsx'
import { FileLink } from '#client/components/FileLink.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { useShortcutDates } from '#client/components/trip/useShortcutDates.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { box, card, conditions, facts, name, reviews, terms } from './SuppliersPage.css.ts'

const SupplierReviewsSheet = lazy(async () => ({
  default: (await import('#client/components/reviews/SupplierReviewsSheet.tsx')).SupplierReviewsSheet,
}))

/** The whole card leads to its cars; its name is the supplier's. */
export function SupplierCard({ supplier }: { supplier: ListedSupplier }) {
  const language = useLanguage()
  const dates = useShortcutDates()
  const { cities } = supplier
  const place = cities[0]?._id ?? supplier.locations[0]
  return (
    <article className={card}>
      <span className={box}>
        <SupplierLogo supplier={supplier} />
      </span>
      <h2 className={name}>
        <Link
          to="/search"
          search={{ ...dates, ...(place !== undefined && { pl: place }), suppliers: [supplier._id] }}
          preload={false}
        >
          {supplier.name}
        </Link>
      </h2>
      <VerifiedLine supplier={supplier} />
      <Text size="bodyS" tone="secondary" className={facts}>
        <CarRating car={supplier} />
        <span>
          <Plural value={supplier.cars} _0="No car now" one="# car" other="# cars" />
        </span>
      </Text>
      {(supplier.reviews ?? 0) > 0 && <SupplierReviews supplier={supplier} />}
      {cities.length > 0 && (
        <Text size="bodyS" tone="secondary">
          {cities.map((city) => city.name[language]).join(', ')}
        </Text>
      )}
      {supplier.about[language] !== '' && (
        <Text size="bodyS" pretty>
          {supplier.about[language]}
        </Text>
      )}
      <Text size="bodyS" tone="secondary" className={terms}>
        <PaymentTerms supplier={supplier} />
      </Text>
      {supplier.conditions.length > 0 && (
        <FileLink className={conditions} address={conditionsAddress(supplier._id, language)}>
          <Trans>Rental conditions (PDF)</Trans>
        </FileLink>
      )}
    </article>
  )
}

/** The texts open over the page. */
function SupplierReviews({ supplier }: { supplier: ListedSupplier }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={reviews} onClick={() => setOpen(true)}>
        <Trans>What drivers say</Trans>
      </button>
      {isOpen && (
        <Suspense>
          <SupplierReviewsSheet supplier={supplier} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** How money changes hands, and for how many days at least. */
function PaymentTerms({ supplier }: { supplier: ListedSupplier }) {
  const { t } = useLingui()
  const { payLater, partPaymentPercent, minimumRentalDays } = supplier
  const methods = supplier.counterMethods.map((method) => t(counterMethodNames[method])).join(', ')
  return (
    <>
      <span>
        {payLater ? (
          <Trans>Pay at the counter: {methods}</Trans>
        ) : partPaymentPercent > 0 ? (
          <Trans>
            Pay {partPaymentPercent}% online, the rest at the counter: {methods}
          </Trans>
        ) : (
          <Trans>Pay online</Trans>
        )}
      </span>
      {minimumRentalDays > 1 && (
        <span>
          <Plural value={minimumRentalDays} one="For # day or more" other="For # days or more" />
        </span>
      )}
    </>
  )
}

/** Checkout has the same list in another catalog. */
const counterMethodNames: Record<ListedSupplier['counterMethods'][number], MessageDescriptor> = {
  cash: msg`cash`,
  mtnMoMo: msg`MTN MoMo`,
  orangeMoney: msg`Orange Money`,
  card: msg`card`,
}

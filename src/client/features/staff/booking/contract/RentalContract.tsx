import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { setupI18n, type I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import { Paper } from '#client/components/booking/paper/Paper.tsx'
import { facts } from '#client/components/booking/paper/paper.css.ts'
import { LineLabel } from '#client/components/car/PriceBreakdown.tsx'
import { messagesIn } from '#client/i18n/catalogs.ts'
import { paperDates } from '#client/components/booking/paper/paper-dates.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { titleL } from '#client/ui/Text/text.css.ts'
import * as styles from './rental-contract.css.ts'

type RentalContractProps = { booking: StaffBooking; onPrinted: () => void }

/** One sheet to sign, in the driver's language; without a network in the one that is on the device. */
export function RentalContract({ booking, onPrinted }: RentalContractProps) {
  const { i18n: shown } = useLingui()
  const { language } = booking
  const [i18n, setI18n] = useState<I18n | null>(null)
  useEffect(() => {
    let isHere = true
    void messagesIn(language)
      .then(
        (messages) => setupI18n({ locale: language, messages: { [language]: messages } }),
        () => shown,
      )
      .then((found) => isHere && setI18n(found))
    return () => {
      isHere = false
    }
  }, [language, shown])
  if (i18n === null) return null
  return (
    <I18nProvider i18n={i18n}>
      <Paper onPrinted={onPrinted}>
        <div className={styles.sheet} lang={i18n.locale}>
          <Agreed booking={booking} />
          <Amounts booking={booking} />
          <ByPen booking={booking} />
        </div>
      </Paper>
    </I18nProvider>
  )
}

/** Who drives what, when and where. */
function Agreed({ booking }: { booking: StaffBooking }) {
  const language = useLanguage()
  const dates = paperDates(language)
  const { driver, additionalDriver, supplier, car } = booking
  const person = ({
    fullName,
    phone,
    birthDate,
  }: {
    fullName: string
    phone: string
    birthDate: string | null
  }) => [fullName, birthDate && dates.day(birthDate), readablePhone(phone)].filter(Boolean).join(' · ')
  return (
    <>
      <header className={styles.head}>
        <h1 className={titleL}>
          <Trans>Rental contract</Trans>
        </h1>
        <p translate="no">Wouri · {groupedReference(booking.reference)}</p>
      </header>
      <dl className={facts}>
        <Fact term={<Trans>Rental agency</Trans>}>
          {supplier.name} · {readablePhone(supplier.phone)}
        </Fact>
        <Fact term={<Trans>Driver</Trans>}>{person(driver)}</Fact>
        {additionalDriver !== null && (
          <Fact term={<Trans>Second driver</Trans>}>{person(additionalDriver)}</Fact>
        )}
        <Fact term={<Trans>Car</Trans>}>{nameWithPlate(car)}</Fact>
        <Fact term={<Trans>Pick-up</Trans>}>
          {dates.dateTime(booking.from)}, {booking.pickUp.name[language]}
        </Fact>
        <Fact term={<Trans>Drop-off</Trans>}>
          {dates.dateTime(booking.to)}, {booking.dropOff.name[language]}
        </Fact>
        <Fact term={<Trans>Length</Trans>}>
          <Plural value={booking.days} one="# day" other="# days" />
        </Fact>
      </dl>
    </>
  )
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** In francs, whatever currency the screen shows: that is what the counter takes. */
function Amounts({ booking }: { booking: StaffBooking }) {
  const { lines, total, paid, due, deposit } = booking
  return (
    <table className={styles.table}>
      <tbody>
        {lines.map((line, at) => (
          <Sum
            key={line.kind === 'extra' ? line.extra : `${line.kind}-${at}`}
            term={<LineLabel line={line} />}
            xaf={line.amount}
            isLine
          />
        ))}
        <Sum term={<Trans>Total</Trans>} xaf={total} isStrong />
        <Sum term={<Trans>Paid</Trans>} xaf={paid} />
        <Sum term={<Trans>Due at the counter</Trans>} xaf={due} isStrong />
        <Sum term={<Trans>Security deposit (refundable)</Trans>} xaf={deposit} />
      </tbody>
    </table>
  )
}

type SumProps = { term: ReactNode; xaf: number; isStrong?: boolean; isLine?: boolean }

function Sum({ term, xaf, isStrong = false, isLine = false }: SumProps) {
  const francs = useFrancs()
  return (
    <tr className={isStrong ? styles.strong : undefined}>
      <th scope="row" className={styles.label}>
        {term}
      </th>
      <td className={styles.amount}>{isLine && xaf === 0 ? <Trans>Included</Trans> : francs(xaf)}</td>
    </tr>
  )
}

/** What is written when the car goes out and comes back, and who signs. */
function ByPen({ booking: { driver, supplier } }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const rows = [t`Date and time`, t`Mileage (km)`, t`Fuel`, t`Damage`]
  const { name } = supplier
  return (
    <>
      <div className={styles.byPen}>
        <span />
        <span className={styles.strong}>
          <Trans>Car goes out</Trans>
        </span>
        <span className={styles.strong}>
          <Trans>Car comes back</Trans>
        </span>
        {rows.map((row) => (
          <Fragment key={row}>
            <span>{row}</span>
            <span className={styles.blank} />
            <span className={styles.blank} />
          </Fragment>
        ))}
      </div>
      <p>
        <Trans>Both have read this contract and checked the car together.</Trans>
      </p>
      <div className={styles.signatures}>
        <div>
          <p>
            <Trans>Signature of the driver</Trans> · {driver.fullName}
          </p>
          <div className={styles.signature} />
        </div>
        <div>
          <p>
            <Trans>Signature for {name}</Trans>
          </p>
          <div className={styles.signature} />
        </div>
      </div>
    </>
  )
}

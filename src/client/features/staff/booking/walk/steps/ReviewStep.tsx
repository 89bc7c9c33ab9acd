import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { isEarlyHandOver } from '#domain/booking/staff-acts.ts'
import { checklistLabel } from '#client/components/inspections/inspection-labels.ts'
import { useLevelText } from '#client/components/inspections/useLevelText.ts'
import { useNumber } from '#client/components/inspections/useNumber.ts'
import { ReasonField } from '#client/components/requests/ReasonSheet.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { useNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { link } from '#client/ui/link.css.ts'
import { quiet, refused } from '../../booking.css.ts'
import { ledgerOf } from '../../deposit/ledger-of.ts'
import { missingIn, stepOf, type WalkMissing } from '../draft/missing-in.ts'
import { proposalsOf } from '../draft/proposals-of.ts'
import { walkOf } from '../draft/walk-draft.ts'
import { chargedIn } from '../../charges/charges-draft.ts'
import * as styles from './steps.css.ts'
import type { StepProps } from './step-props.ts'

/** What was found, what is due at this moment, and what still holds the keys up. */
export function ReviewStep({ kind, booking, draft, terms, change }: StepProps) {
  const { t } = useLingui()
  const dates = useDates()
  const isEarly = useIsEarly(booking, kind)
  const from = dates.dateTime(booking.from)
  const missing = missingIn(draft, terms, useNow())
  const words: Record<WalkMissing, string> = {
    money: t`The money that is due`,
    licence: t`The driving licence`,
    identity: t`An identity document`,
    deposit: t`The security deposit`,
    pictures: t`Pictures of every side`,
    kilometres: t`The kilometres`,
    kilometresReason: t`Why there are fewer kilometres`,
    level: t`The tank or the battery`,
    clean: t`Whether it is clean`,
    checklist: t`What is in the car`,
    driverSignature: t`The driver's signature, or why there is none`,
    deskSignature: t`Your signature, or why there is none`,
    charges: t`The amount or the reason of a charge`,
  }
  return (
    <>
      {booking.carOutWith && kind === 'out' && <OutWith other={booking.carOutWith} />}
      {missing.length > 0 && (
        <section className={styles.signing} aria-labelledby="walk-missing">
          <h3 id="walk-missing" className={refused}>
            <Trans>Still missing</Trans>
          </h3>
          <ul className={styles.missing}>
            {missing.map((code) => (
              <li key={code}>
                <Button tone="outline" full onClick={() => change({ step: stepOf[code] })}>
                  {words[code]}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Findings draft={draft} terms={terms} />
      {kind === 'back' && <Charged draft={draft} terms={terms} />}
      <Due booking={booking} isReturn={kind === 'back'} />
      {isEarly && (
        <>
          <p>
            <Trans>The pick-up is not before {from}: that is more than twelve hours ahead.</Trans>
          </p>
          <ReasonField
            label={t`Why so early?`}
            name="reason"
            rows={2}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
          />
        </>
      )}
      <p className={quiet}>
        {kind === 'out' ? (
          <Trans>The booking can no longer be cancelled then.</Trans>
        ) : (
          <Trans>The car can be booked again then.</Trans>
        )}
      </p>
    </>
  )
}

/** Long before the pick-up somebody says why. */
export function useIsEarly({ from }: StaffBooking, kind: StepProps['kind']): boolean {
  const now = useNow()
  return kind === 'out' && isEarlyHandOver(Date.parse(from), now)
}

/** A car is in one person's hands: whose return comes first, and the way there. */
function OutWith({ other }: { other: NonNullable<StaffBooking['carOutWith']> }) {
  const dates = useDates()
  const { reference, fullName } = other
  const due = dates.dateTime(other.to)
  return (
    <div role="alert" className={refused}>
      <p>
        <Trans>
          This car is still out with {fullName}, booking {reference}, due back on {due}. Note its return
          first, or swap the car of this booking.
        </Trans>
      </p>
      <Link to="/staff/bookings/$bookingId" params={{ bookingId: other._id }} className={link}>
        <Trans>Open booking {reference}</Trans>
      </Link>
    </div>
  )
}

function Findings({ draft, terms }: Pick<StepProps, 'draft' | 'terms'>) {
  const { t } = useLingui()
  const number = useNumber()
  const levelText = useLevelText()
  const { kilometres, level, isClean, checklist } = walkOf(draft, terms)
  const driven = kilometres !== null && terms.before !== null ? kilometres - terms.before.kilometres : null
  const nameOf = (item: string) => {
    const label = checklistLabel(item)
    return label === null ? item : t(label)
  }
  const lacking = checklist.filter(({ isThere }) => !isThere).map(({ item }) => nameOf(item))
  const { pictures, marks } = draft
  return (
    <dl className={styles.findings}>
      <Fact term={<Trans>Pictures</Trans>}>{pictures.length}</Fact>
      {kilometres !== null && (
        <Fact term={<Trans>Kilometres</Trans>}>
          {number(kilometres)}
          {driven !== null && driven >= 0 && (
            <span className={quiet}>
              {' · '}
              <Trans>{number(driven)} km driven</Trans>
            </span>
          )}
        </Fact>
      )}
      {level !== null && (
        <Fact term={level.unit === 'percent' ? <Trans>Battery</Trans> : <Trans>Fuel</Trans>}>
          {levelText(level)}
        </Fact>
      )}
      {isClean !== null && (
        <Fact term={<Trans>Clean</Trans>}>{isClean ? <Trans>Yes</Trans> : <Trans>No</Trans>}</Fact>
      )}
      {lacking.length > 0 && <Fact term={<Trans>Missing in the car</Trans>}>{lacking.join(', ')}</Fact>}
      <Fact term={<Trans>New marks</Trans>}>
        <Plural value={marks.length} _0="None" other="#" />
      </Fact>
    </dl>
  )
}

/** What of the return is charged, and whether something is left to be decided at the booking. */
function Charged({ draft, terms }: Pick<StepProps, 'draft' | 'terms'>) {
  const francs = useFrancs()
  const proposals = proposalsOf(draft, terms, useNow())
  const open = proposals.filter(({ kind }) => draft.charges.decided[kind] === undefined).length
  return (
    <dl className={styles.findings}>
      <Fact term={<Trans>Charged for the return</Trans>}>{francs(chargedIn(draft.charges, proposals))}</Fact>
      {open > 0 && (
        <Fact term={<Trans>Not decided yet</Trans>}>
          <Plural value={open} one="# proposal" other="# proposals" />
        </Fact>
      )}
    </dl>
  )
}

/** Who has which car, and the money of this moment. */
function Due({ booking, isReturn }: { booking: StaffBooking; isReturn: boolean }) {
  const francs = useFrancs()
  const { held } = ledgerOf(booking)
  return (
    <dl className={styles.findings}>
      <Fact term={<Trans>Due at the counter</Trans>}>{francs(booking.dueAtCounter)}</Fact>
      <Fact
        term={
          isReturn ? <Trans>Security deposit to give back</Trans> : <Trans>Security deposit to take</Trans>
        }
      >
        {francs(isReturn ? held : Math.max(0, booking.deposit - held))}
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.finding}>
      <dt className={quiet}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

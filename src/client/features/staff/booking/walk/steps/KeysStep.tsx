import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyStep } from '#domain/inspection/walk.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { link } from '#client/ui/link.css.ts'
import { quiet } from '../../booking.css.ts'
import { IdentityFields, LicenceFields } from './PaperFields.tsx'
import * as styles from './steps.css.ts'
import type { StepProps } from './step-props.ts'

/** What holds the keys up: each is seen to here or in the booking, or an owner sets it aside. */
export function KeysStep({ booking, draft, terms: { keys }, change }: StepProps) {
  const { t } = useLingui()
  const francs = useFrancs()
  if (!keys) return null
  const [due, left] = [francs(keys.due), francs(keys.depositLeft)]
  const parts: Record<KeyStep, { title: string; content: ReactNode }> = {
    money: {
      title: t`Money`,
      content: (
        <p>
          <Trans>{due} is due before the keys leave.</Trans> <ToBooking id={booking._id} hash="pay" />
        </p>
      ),
    },
    licence: {
      title: t`Driving licence`,
      content: <LicenceFields licence={draft.licence} onChange={(licence) => change({ licence })} />,
    },
    identity: {
      title: t`Identity document`,
      content: <IdentityFields identity={draft.identity} onChange={(identity) => change({ identity })} />,
    },
    deposit: {
      title: t`Security deposit`,
      content: (
        <p>
          <Trans>{left} of it is not taken yet.</Trans> <ToBooking id={booking._id} />
        </p>
      ),
    },
  }
  return (
    <div className={styles.signatures}>
      {keys.missing.map((step) => (
        <section key={step} className={styles.signing} aria-labelledby={`keys-${step}`}>
          <h3 id={`keys-${step}`}>{parts[step].title}</h3>
          {draft.aside[step] === undefined && parts[step].content}
          {keys.maySetAside && (
            <SetAside
              step={step}
              title={parts[step].title}
              reason={draft.aside[step]}
              onChange={(reason) =>
                change(({ aside: { [step]: _before, ...others } }) => ({
                  aside: reason === undefined ? others : { ...others, [step]: reason },
                }))
              }
            />
          )}
        </section>
      ))}
      {!keys.maySetAside && (
        <p className={quiet}>
          <Trans>An owner of the agency can set a step aside.</Trans>
        </p>
      )}
    </div>
  )
}

/** The walk stays as it is meanwhile. */
function ToBooking({ id, hash }: { id: string; hash?: string }) {
  return (
    <Link
      to="/staff/bookings/$bookingId"
      params={{ bookingId: id }}
      {...(hash !== undefined && { hash })}
      className={link}
    >
      <Trans>Take it in the booking</Trans>
    </Link>
  )
}

type SetAsideProps = {
  step: KeyStep
  title: string
  reason: string | undefined
  onChange: (reason: string | undefined) => void
}

function SetAside({ step, title, reason, onChange }: SetAsideProps) {
  const { t } = useLingui()
  return (
    <>
      {reason !== undefined && (
        <TextField
          label={t`${title}: why is it set aside?`}
          name={`aside-${step}`}
          maxLength={1000}
          value={reason}
          onChange={onChange}
        />
      )}
      <Checkbox checked={reason !== undefined} onChange={(isAside) => onChange(isAside ? '' : undefined)}>
        <Trans>Set aside, with a reason</Trans>
      </Checkbox>
    </>
  )
}

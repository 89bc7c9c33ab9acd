import { useId, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { licenceRefusals, type LicenceRefusal, type LicenceState } from '#domain/people/licence-check.ts'
import { checkLicence } from '#client/api/staff/licence-check.ts'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { refusalLabels } from '#client/components/staff/LicenceBadge.tsx'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { choices, legend, quiet } from './booking.css.ts'
import { LicenceSide } from './LicenceSide.tsx'

const valid = 'valid'

type LicenceSheetProps = {
  booking: StaffBooking
  file: string
  back: string | null
  was: LicenceState
  onClose: () => void
}

/** The sides, asked for each time it is opened and kept nowhere, and what the licence is worth. */
export function LicenceSheet({ booking, file, back, was, onClose }: LicenceSheetProps) {
  const { t } = useLingui()
  const name = useId()
  // What was looked at when the sheet was opened stays what is checked.
  const [shown] = useState({ file, back, was })
  const [verdict, setVerdict] = useState<LicenceRefusal | typeof valid | null>(null)
  const { fullName } = booking.driver
  const renew = useRefetchBooking(booking._id)
  const decision = useDecision({
    decide: () => checkLicence(booking._id, { ...shown, refusal: verdict === valid ? null : verdict }),
    done: t`Saved. We let ${fullName} know.`,
    onDone: onClose,
    onRefused: renew,
  })
  const isRefusal = verdict !== null && verdict !== valid
  return (
    <DecisionSheet
      hasLateContent
      title={t`Driving licence of ${fullName}`}
      act={isRefusal ? <Trans>Refuse the licence</Trans> : <Trans>Verify the licence</Trans>}
      tone={isRefusal ? 'danger' : 'primary'}
      decision={decision}
      isReady={verdict !== null}
      refusals={{
        'changed-meanwhile': t`There is another picture or another answer by now. Close this and open it again.`,
      }}
      onClose={onClose}
    >
      <LicenceSide file={shown.file} name={t`Driving licence of ${fullName}`} />
      {shown.back !== null && (
        <LicenceSide file={shown.back} name={t`Back of the driving licence of ${fullName}`} isBack />
      )}
      <p className={quiet}>
        <Trans>Each look is recorded. The picture is not kept on this device.</Trans>
      </p>
      <fieldset className={choices}>
        <legend className={legend}>
          <Trans>What do you see?</Trans>
        </legend>
        <RadioCard
          name={name}
          value={valid}
          checked={verdict === valid}
          onChange={() => setVerdict(valid)}
          title={<Trans>It is valid, and the driver’s own</Trans>}
        />
        {licenceRefusals.map((each) => (
          <RadioCard
            key={each}
            name={name}
            value={each}
            checked={verdict === each}
            onChange={() => setVerdict(each)}
            title={t(refusalLabels[each])}
          />
        ))}
      </fieldset>
    </DecisionSheet>
  )
}

import { useId, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { licenceRefusals, type LicenceRefusal, type LicenceState } from '#domain/people/licence-check.ts'
import { licenceAddress } from '#client/api/account/licences.ts'
import { checkLicence } from '#client/api/staff/licence-check.ts'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { refusalLabels } from '#client/components/staff/LicenceBadge.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { choices, legend, licencePicture, quiet } from './booking.css.ts'

const valid = 'valid'

type LicenceSheetProps = { booking: StaffBooking; file: string; was: LicenceState; onClose: () => void }

/** The picture, asked for each time it is opened and kept nowhere, and what it is worth. */
export function LicenceSheet({ booking, file, was, onClose }: LicenceSheetProps) {
  const { t } = useLingui()
  const name = useId()
  // What was looked at when the sheet was opened stays what is checked.
  const [shown] = useState({ file, was })
  const [isBroken, setBroken] = useState(false)
  const [verdict, setVerdict] = useState<LicenceRefusal | typeof valid | null>(null)
  const { fullName } = booking.driver
  const renew = useRefetchBooking(booking._id)
  const decision = useDecision({
    decide: () => checkLicence(booking._id, { ...shown, refusal: verdict === valid ? null : verdict }),
    done: t`Saved. We let ${fullName} know.`,
    onDone: onClose,
    onRefused: renew,
  })
  const address = licenceAddress(shown.file)
  const isRefusal = verdict !== null && verdict !== valid
  return (
    <DecisionSheet
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
      {shown.file.endsWith('.pdf') ? (
        <a
          className={buttonClass({ tone: 'outline' })}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Trans>Open the PDF</Trans>
        </a>
      ) : isBroken ? (
        <p role="alert">
          <Trans>The picture could not be loaded. Close this and open it again.</Trans>
        </p>
      ) : (
        <img
          className={licencePicture}
          src={address}
          alt={t`Driving licence of ${fullName}`}
          onError={() => setBroken(true)}
        />
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

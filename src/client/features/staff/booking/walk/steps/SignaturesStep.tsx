import { Trans, useLingui } from '@lingui/react/macro'
import { ReasonField } from '#client/components/requests/ReasonSheet.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { SignatureField } from '#client/ui/SignatureField/SignatureField.tsx'
import type { Signing } from '../draft/walk-draft.ts'
import * as styles from './steps.css.ts'
import type { StepProps } from './step-props.ts'

/** Who drives and who hands over sign; who does not says why. */
export function SignaturesStep({ booking, draft, change }: StepProps) {
  const { t } = useLingui()
  const { fullName } = booking.driver
  return (
    <div className={styles.signatures}>
      <Sign
        label={t`${fullName} signs`}
        name="driver"
        signing={draft.driver}
        onChange={(driver) => change({ driver })}
      />
      <Sign label={t`You sign`} name="desk" signing={draft.desk} onChange={(desk) => change({ desk })} />
      <ReasonField
        label={t`What the driver has to say (optional)`}
        name="remark"
        rows={2}
        value={draft.remark}
        onChange={(remark) => change({ remark })}
        help={<Trans>The driver reads it in the booking.</Trans>}
      />
    </div>
  )
}

type SignProps = { label: string; name: string; signing: Signing; onChange: (signing: Signing) => void }

function Sign({ label, name, signing, onChange }: SignProps) {
  const { t } = useLingui()
  return (
    <div className={styles.signing}>
      {signing.isRefusing ? (
        <TextField
          label={t`${label}: why not?`}
          name={`${name}-refusal`}
          maxLength={1000}
          value={signing.refusal}
          onChange={(refusal) => onChange({ ...signing, refusal })}
          help={<Trans>Stands in the record in place of the signature.</Trans>}
        />
      ) : (
        <SignatureField
          label={label}
          value={signing.path}
          onChange={(path) => onChange({ ...signing, path })}
          help={<Trans>Sign with a finger, or say below that there is no signature.</Trans>}
        >
          {signing.path !== null && (
            <div>
              <Button tone="quiet" onClick={() => onChange({ ...signing, path: null })}>
                <Trans>Sign again</Trans>
              </Button>
            </div>
          )}
        </SignatureField>
      )}
      <Checkbox checked={signing.isRefusing} onChange={(isRefusing) => onChange({ ...signing, isRefusing })}>
        <Trans>Does not sign</Trans>
      </Checkbox>
    </div>
  )
}

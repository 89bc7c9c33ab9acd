import { useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { IdCard } from 'lucide-react'
import { useLicenceText } from '#client/features/checkout/fields/useLicenceText.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { LicenceBackField } from '#client/components/licence/LicenceBackField.tsx'
import { licenceTypes } from '#client/components/licence/licence-types.ts'
import { UploadField } from '#client/components/upload/UploadField.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { sides, onFileButton, changeLicence, onFileIcon, onFile, onFileText } from './driver.css.ts'

export function LicenceField({ checkout: { form, licence } }: { checkout: Checkout }) {
  const { t } = useLingui()
  const licenceText = useLicenceText()
  const box = useRef<HTMLDivElement>(null)
  const { upload, back, isOnFile, isReplacing, isBusy, replace } = licence
  const problem = isBusy ? undefined : form.shown('licence')

  function swap(wanted: boolean) {
    form.mend('licence')
    replace(wanted)
    // What was pressed is about to go.
    box.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={box} tabIndex={-1} className={sides}>
      {isOnFile && !isReplacing ? (
        <LicenceOnFile onChange={() => swap(true)} />
      ) : (
        <UploadField
          id="licence"
          label={t`Driver's licence`}
          help={
            <Trans>
              JPG, PNG, WebP or PDF, up to 8 MB. Only you, the agency for this car and our staff see it.
            </Trans>
          }
          accept={licenceTypes}
          capture="environment"
          error={problem && licenceText(problem.code)}
          upload={{
            ...upload,
            choose: (file) => {
              form.mend('licence')
              upload.choose(file)
            },
          }}
        />
      )}
      {upload.state === 'done' && upload.answer !== null && (
        <LicenceBackField id="licence-back" upload={back} front={upload.answer} />
      )}
      {isOnFile && isReplacing && (
        <Button tone="quiet" className={onFileButton} onClick={() => swap(false)}>
          <Trans>Use the licence on file</Trans>
        </Button>
      )}
    </div>
  )
}

function LicenceOnFile({ onChange }: { onChange: () => void }) {
  return (
    <div className={onFile}>
      <IdCard size={20} strokeWidth={1.5} className={onFileIcon} aria-hidden />
      <p className={onFileText}>
        <Trans>Your licence is on file</Trans>
      </p>
      <Button tone="quiet" className={changeLicence} onClick={onChange}>
        <Trans>Change</Trans>
        <VisuallyHidden>
          <Trans>Driver's licence</Trans>
        </VisuallyHidden>
      </Button>
    </div>
  )
}

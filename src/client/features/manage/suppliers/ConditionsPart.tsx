import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { largestConditions } from '#contract/staff/site/conditions.ts'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import { languages, type Language } from '#domain/language.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { removeConditions, sendConditions } from '#client/api/staff/suppliers.ts'
import { conditionsAddress } from '#client/api/cars/suppliers.ts'
import { languageNames } from '#client/components/preferences/language-names.ts'
import { FileLink } from '#client/components/FileLink.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { UploadField } from '#client/components/upload/UploadField.tsx'
import { useUpload } from '#client/components/upload/useUpload.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { link } from '#client/ui/link.css.ts'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'

/** The rental conditions as a PDF for each language. */
export function ConditionsPart({ supplier }: { supplier: StaffSupplier }) {
  return (
    <Part title={<Trans>Rental conditions</Trans>}>
      <p>
        <Trans>
          They go with every confirmation, in the language of the driver or in English, and can be read before
          booking. A booking keeps those it was made under.
        </Trans>
      </p>
      {languages.map((language) => (
        <OneLanguage key={language} supplier={supplier} language={language} />
      ))}
    </Part>
  )
}

function OneLanguage({ supplier, language }: { supplier: StaffSupplier; language: Language }) {
  const { t } = useLingui()
  const dates = useDates()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const { _id: id } = supplier
  const name = languageNames[language]
  const current = supplier.conditions.find((each) => each.language === language)
  const upload = useUpload(async (file, options) => {
    if (file.size > largestConditions) throw new CallFailure('file-too-large')
    await sendConditions(id, language, file, options)
    return file.name
  })
  const removal = useMutation({
    mutationFn: () => removeConditions(id, language),
    onSuccess: () => upload.reset(),
    onError: (error) => showToast({ kind: 'error', text: failureText(failureCode(error)) }),
  })
  const since = current && dates.day(current.addedAt)
  return (
    <div role="group" aria-label={name}>
      {current && (
        <Row wrap align="center">
          <FileLink className={link} address={conditionsAddress(id, language)} fallback={name}>
            {name}
          </FileLink>
          <span>
            <Trans>since {since}</Trans>
          </span>
          <Button tone="quiet" busy={removal.isPending} disabled={!isOnline} onClick={() => removal.mutate()}>
            <Trash2 size={20} aria-hidden />
            <Trans>Remove ({name})</Trans>
          </Button>
        </Row>
      )}
      <UploadField
        upload={upload}
        id={`conditions-${language}`}
        label={current ? t`Another file (${name})` : name}
        help={<Trans>A PDF of at most 2 MB, without a password.</Trans>}
        accept="application/pdf"
        megabytes={largestConditions / (1024 * 1024)}
      />
    </div>
  )
}

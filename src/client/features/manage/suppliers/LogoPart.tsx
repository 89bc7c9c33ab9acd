import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { removeLogo, sendLogo } from '#client/api/staff/suppliers.ts'
import { SupplierLogo } from '#client/components/car/supplier/SupplierMark.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { UploadField } from '#client/components/upload/UploadField.tsx'
import { useUpload } from '#client/components/upload/useUpload.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'

/** A logo has transparent parts, which a JPEG would paint black. */
const asItIs = async (file: File) => file

/** The logo as drivers see it, and another one in its place. */
export function LogoPart({ supplier }: { supplier: StaffSupplier }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const { _id: id } = supplier
  const upload = useUpload(async (file, options) => (await sendLogo(id, file, options)).logo, null, asItIs)
  const removal = useMutation({
    mutationFn: () => removeLogo(id),
    onSuccess: () => upload.reset(),
    onError: (error) => showToast({ kind: 'error', text: failureText(failureCode(error)) }),
  })
  return (
    <Part title={<Trans>Logo</Trans>}>
      <Row align="center">
        <SupplierLogo supplier={supplier} />
        {supplier.hasOwnLogo ? (
          <Button tone="quiet" busy={removal.isPending} disabled={!isOnline} onClick={() => removal.mutate()}>
            <Trash2 size={20} aria-hidden />
            <Trans>Remove the logo</Trans>
          </Button>
        ) : (
          <p>{supplier.logo === '' ? <Trans>No logo yet.</Trans> : <Trans>Drawn by us.</Trans>}</p>
        )}
      </Row>
      <UploadField
        upload={upload}
        id="supplier-logo"
        label={supplier.hasOwnLogo ? t`Another logo` : t`Your own logo`}
        help={<Trans>Shown whole on white, twice as wide as high. Drivers see it within a minute.</Trans>}
        accept="image/jpeg,image/png,image/webp"
      />
    </Part>
  )
}

import { Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { sendPlacePicture } from '#client/api/staff/places.ts'
import { PlacePicture } from '#client/components/place/PlacePicture.tsx'
import { UploadField } from '#client/components/upload/UploadField.tsx'
import { useUpload } from '#client/components/upload/useUpload.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import type { Failure } from '#domain/failure.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'

type PictureFieldProps = {
  id: string
  label: string
  /** The picture's id; empty is none. */
  value: string
  problem: Failure | undefined
  onChange: (picture: string) => void
}

/** A picture from the phone's camera or a file, sent at once; the form names it when it is saved. */
export function PictureField({ id, label, value, problem, onChange }: PictureFieldProps) {
  const failureText = useFailureText()
  const upload = useUpload(async (file, options) => {
    const picture = await sendPlacePicture(file, options)
    onChange(picture)
    return picture
  })
  if (value === '')
    return <UploadField upload={upload} id={id} label={label} accept="image/*" capture="environment" />
  return (
    <div>
      <Text as="p" size="bodyS" weight="medium">
        {label}
      </Text>
      <PlacePicture id={value} alt={label} />
      {problem && <FieldError id={`${id}-error`}>{failureText(problem)}</FieldError>}
      <Row>
        <Button
          tone="quiet"
          onClick={() => {
            upload.reset()
            onChange('')
          }}
        >
          <Trash2 size={20} aria-hidden />
          <Trans>Remove the picture</Trans>
        </Button>
      </Row>
    </div>
  )
}

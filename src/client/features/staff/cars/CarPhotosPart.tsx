import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, Camera, Images, Trash2 } from 'lucide-react'
import type { StaffCar } from '#contract/staff/fleet/cars.ts'
import { mostPhotos, photoAddress } from '#domain/car/photos.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { orderCarPhotos, removeCarPhoto, renewCar, sendCarPhoto } from '#client/api/staff/cars.ts'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { camera } from '#client/components/upload/upload.css.ts'
import { UploadRow } from '#client/components/upload/UploadRow.tsx'
import { useUpload } from '#client/components/upload/useUpload.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { Part } from '#client/components/staff/Part.tsx'
import * as styles from './cars.css.ts'

type Chosen = { key: number; file: File; isOver: boolean }

/** The photographs of a car, the card's first; new ones are sent one after the other, and each again alone. */
export function CarPhotosPart({ car }: { car: StaffCar }) {
  const isOnline = useOnline()
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const count = useRef(0)
  const room = mostPhotos - car.photos.length - chosen.length
  const add = (files: readonly File[]) =>
    setChosen((before) => [
      ...before,
      ...files.slice(0, Math.max(0, room)).map((file) => ({ key: count.current++, file, isOver: false })),
    ])
  const change = (key: number, isGone: boolean) =>
    setChosen((before) =>
      isGone
        ? before.filter((each) => each.key !== key)
        : before.map((each) => (each.key === key ? { ...each, isOver: true } : each)),
    )
  // What failed gives its turn to the next one.
  const next = chosen.find(({ isOver }) => !isOver)?.key
  return (
    <Part title={<Trans>Photos</Trans>}>
      <Text tone="secondary" size="bodyS">
        <Trans>
          Up to {mostPhotos}, cut to 3:2; one taken upright stays whole. The first is the picture of the card.
        </Trans>
      </Text>
      {car.photos.length > 0 && <PhotoList car={car} />}
      {chosen.map(({ key, file }) => (
        <NewPhoto
          key={key}
          carId={car._id}
          file={file}
          isNext={key === next}
          onOver={() => change(key, false)}
          onGone={() => change(key, true)}
        />
      ))}
      {room > 0 && <PhotoChoices isDisabled={!isOnline} onChoose={add} />}
    </Part>
  )
}

function PhotoList({ car }: { car: StaffCar }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const { _id: id, name, photos } = car
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<void>) => act(),
    onError: (error) => showToast({ kind: 'error', text: failureText(failureCode(error)) }),
    onSettled: () => renewCar(id),
  })
  const move = (index: number, by: number) => {
    const order = photos.toSpliced(index, 1).toSpliced(index + by, 0, photos[index]!)
    mutate(() => orderCarPhotos(id, order))
  }
  const isStill = isOnline && !isPending
  const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const
  return (
    <ol className={styles.photos}>
      {photos.map((photo, index) => {
        const place = index + 1
        return (
          <li key={photo} className={styles.photo} data-photo={photo}>
            <CarPhoto src={photoAddress(photo, 360, 'webp')} name={name} alt={t`Photo ${place} of ${name}`} />
            <div className={styles.photoActs}>
              {index === 0 ? (
                <Badge tone="info">
                  <Trans>Main photo</Trans>
                </Badge>
              ) : (
                <Text as="span" size="bodyS" tone="secondary">
                  {place}
                </Text>
              )}
              <Row gap="s1">
                <IconButton
                  label={t`Move photo ${place} forward`}
                  icon={<ArrowLeft {...icon} />}
                  disabled={!isStill || index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  label={t`Move photo ${place} back`}
                  icon={<ArrowRight {...icon} />}
                  disabled={!isStill || place === photos.length}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  label={t`Remove photo ${place}`}
                  icon={<Trash2 {...icon} />}
                  disabled={!isStill}
                  onClick={() => mutate(() => removeCarPhoto(id, photo))}
                />
              </Row>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

type NewPhotoProps = {
  carId: string
  file: File
  isNext: boolean
  onOver: () => void
  onGone: () => void
}

function NewPhoto({ carId, file, isNext, onOver, onGone }: NewPhotoProps) {
  const failureText = useFailureText()
  const upload = useUpload((light, options) => sendCarPhoto(carId, light, options))
  const begin = useEffectEvent(() => upload.choose(file))
  const end = useEffectEvent(() => (upload.state === 'done' ? onGone() : onOver()))
  useEffect(() => {
    if (isNext) begin()
  }, [isNext])
  const isOver = upload.state === 'done' || upload.state === 'failed'
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return (
    <div>
      <UploadRow
        upload={upload.fileName === '' ? { ...upload, fileName: file.name } : upload}
        onRetry={upload.retry}
        onCancel={onGone}
        onRemove={onGone}
      />
      <div role="alert">
        {upload.problem && <FieldError id={`photo-${file.name}`}>{failureText(upload.problem)}</FieldError>}
      </div>
    </div>
  )
}

type PhotoChoicesProps = { isDisabled: boolean; onChoose: (files: readonly File[]) => void }

function PhotoChoices({ isDisabled, onChoose }: PhotoChoicesProps) {
  const cameraInput = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const input = {
    type: 'file',
    hidden: true,
    accept: 'image/*',
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const chosen = [...(target.files ?? [])]
      // So that choosing the same file again is a change.
      target.value = ''
      onChoose(chosen)
    },
  } as const
  return (
    <Row wrap>
      <Button
        tone="outline"
        className={camera}
        disabled={isDisabled}
        onClick={() => cameraInput.current?.click()}
      >
        <Camera size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Take a photo</Trans>
      </Button>
      <Button tone="outline" disabled={isDisabled} onClick={() => files.current?.click()}>
        <Images size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Choose photos</Trans>
      </Button>
      <input ref={cameraInput} {...input} capture="environment" />
      <input ref={files} {...input} multiple data-photos />
    </Row>
  )
}

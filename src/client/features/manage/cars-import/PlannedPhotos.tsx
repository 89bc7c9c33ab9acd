import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { nameWithPlate } from '#domain/car/plate.ts'
import { useOnline } from '#client/api/connection.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { quiet, title } from '#client/ui/List/List.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { problem as row } from './import.css.ts'
import type { LeftPhoto, PhotoPlan } from './photo-plan.ts'
import { usePhotoSending, type PhotoSending } from './usePhotoSending.ts'

/** Which photograph goes to which car, the button that sends them, and then what became of each. */
export function PlannedPhotos({ plan: { planned, left } }: { plan: PhotoPlan }) {
  const sending = usePhotoSending(planned)
  const byCar = [...Map.groupBy(planned, ({ car }) => car._id).values()]
  const isBegun = sending.isSending || sending.waiting < planned.length
  return (
    <>
      {!isBegun && byCar.length > 0 && (
        <ul className={cardRows}>
          {byCar.map((photos) => (
            <li key={photos[0]!.car._id} className={row} data-planned={photos[0]!.car._id}>
              <strong className={title}>{nameWithPlate(photos[0]!.car)}</strong>
              <span className={quiet}>{photos.map(({ file }) => file.name).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      {!isBegun && left.length > 0 && <Left photos={left} />}
      {planned.length > 0 && <Sending sending={sending} photos={planned.length} />}
    </>
  )
}

const reasons: Record<LeftPhoto['why'], MessageDescriptor> = {
  'no-plate': msg`No plate of your cars is in its name.`,
  'several-plates': msg`Plates of several cars are in its name.`,
  'no-room': msg`This car has as many photos as a car may have.`,
}

function Left({ photos }: { photos: readonly LeftPhoto[] }) {
  const { t } = useLingui()
  return (
    <>
      <Text weight="strong">
        <Plural value={photos.length} one="# photo stays here:" other="# photos stay here:" />
      </Text>
      <ul className={cardRows}>
        {photos.map(({ file, why }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have one name; the list does not change
          <li key={index} className={row} data-left={why}>
            <strong className={title}>{file.name}</strong>
            <span className={quiet}>{t(reasons[why])}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

type SendingProps = { sending: PhotoSending; photos: number }

function Sending({ sending: { isSending, sent, failed, waiting, send }, photos }: SendingProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const isBegun = isSending || waiting < photos
  const rest = photos - sent
  return (
    <>
      {isBegun && (
        <>
          <progress max={photos} value={sent} aria-label={t`Photos that are sent`} />
          <p role="status">
            <Trans>
              {sent} of {photos} sent
            </Trans>
          </p>
        </>
      )}
      {!isSending && failed.length > 0 && (
        <ul className={cardRows} role="alert">
          {failed.map(({ key, file, car, code }) => (
            <li key={key} className={row} data-failed={code}>
              <strong className={title}>{file.name}</strong>
              <span className={quiet}>{nameWithPlate(car)}</span>
              <span>{failureText(code)}</span>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button size="l" full busy={isSending} disabled={!isOnline} onClick={send}>
          {isBegun ? (
            <Plural value={rest} one="Send # photo again" other="Send # photos again" />
          ) : (
            <Plural value={photos} one="Send # photo" other="Send # photos" />
          )}
        </Button>
      )}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { photographedEnd } from '#domain/inspection/driver-half.ts'
import { pictureSlots, type InspectionKind } from '#domain/inspection/inspection.ts'
import { driverPictureAddress } from '#client/api/bookings/inspection-queries.ts'
import { CameraTile } from '#client/components/inspections/camera/CameraTile.tsx'
import { image, tiles } from '#client/components/inspections/camera/camera.css.ts'
import { StoredImage } from '#client/components/inspections/camera/StoredImage.tsx'
import { slotLabels } from '#client/components/inspections/slot-labels.ts'
import { useDates } from '#client/i18n/format.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { retryDriverPictures } from '#client/mutations/driver-pictures.ts'
import { useNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { Block } from '../BookingSections.tsx'
import { useDriverPictures, type TakenPicture, type TakeProblem } from './useDriverPictures.ts'
import * as styles from './pictures.css.ts'

/** A driver photographs the car, also without a network: what is taken is sent when there is one. */
export function DriverPictures({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const now = useNow()
  const end = {
    to: Date.parse(booking.to),
    isHandedOver: booking.handedOver === true,
    isReturned: Boolean(booking.returnedAt),
  }
  const kind = photographedEnd(end, now)
  const { pictures, busy, problem, refused, take } = useDriverPictures(booking, kind)
  const details = pictures.filter(({ slot }) => slot === null)
  const waiting = pictures.filter(({ isSent }) => !isSent).length
  return (
    <Block title={t`Photograph the car`}>
      <Explanation kind={kind} />
      <ul className={tiles}>
        {pictureSlots.map((slot) => {
          const taken = pictures.findLast((each) => each.slot === slot)
          return (
            <li key={slot} className={styles.place}>
              <CameraTile
                label={t(slotLabels[slot])}
                isTaken={taken !== undefined}
                isBusy={busy.includes(slot)}
                onTake={(file) => void take(slot, file)}
                picture={taken && <Picture booking={booking._id} picture={taken} />}
              />
              {taken && <State picture={taken} />}
            </li>
          )
        })}
        {details.map((each, at) => (
          <li key={each.sha256} className={styles.place}>
            <span className={styles.detail}>
              <Picture booking={booking._id} picture={each} alt={t`Detail ${at + 1}`} />
            </span>
            <State picture={each} />
          </li>
        ))}
        <li className={styles.place}>
          <CameraTile
            label={t`A detail`}
            isTaken={false}
            isBusy={busy.includes(null)}
            onTake={(file) => void take(null, file)}
          />
        </li>
      </ul>
      <div role="alert">
        {problem && <ProblemText problem={problem} />}
        {refused && (
          <>
            <p>{failureText(refused)}</p>
            <Button tone="outline" onClick={() => void retryDriverPictures(booking._id)}>
              <Trans>Send again</Trans>
            </Button>
          </>
        )}
      </div>
      {waiting > 0 && refused === null && (
        <Text role="status" size="bodyS" tone="secondary">
          <Trans>What is not sent yet goes by itself when there is a network. Do not sign out before.</Trans>
        </Text>
      )}
    </Block>
  )
}

function Explanation({ kind }: { kind: InspectionKind }) {
  return (
    <p>
      {kind === 'out' ? (
        <Trans>Before you drive off: a picture of each side shows what was there already.</Trans>
      ) : (
        <Trans>Before you leave the car: a picture of each side shows how you brought it back.</Trans>
      )}
    </p>
  )
}

function Picture({ booking, picture, alt = '' }: { booking: string; picture: TakenPicture; alt?: string }) {
  const { sha256, isSent } = picture
  if (isSent) return <img className={image} src={driverPictureAddress(booking, sha256)} alt={alt} />
  return <StoredImage className={image} sha256={sha256} alt={alt} />
}

function State({ picture: { takenAt, isSent } }: { picture: TakenPicture }) {
  const time = useDates().dateTime(takenAt)
  return (
    <Text size="bodyS" tone="secondary">
      {time}
      {!isSent && (
        <>
          {' · '}
          <Trans>not sent yet</Trans>
        </>
      )}
    </Text>
  )
}

function ProblemText({ problem }: { problem: TakeProblem }) {
  return (
    <p>
      {problem === 'unreadable' ? (
        <Trans>This file cannot be read as a picture. Take it again.</Trans>
      ) : problem === 'full' ? (
        <Trans>
          This phone has no room for the picture: it was not kept. Free some space and take it again.
        </Trans>
      ) : (
        <Trans>Sixty pictures are enough for one booking.</Trans>
      )}
    </p>
  )
}

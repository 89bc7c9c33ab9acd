import { lazy, Suspense, useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pictureSlots, type PictureSlot } from '#domain/inspection/inspection.ts'
import { missingSlots } from '#domain/inspection/walk.ts'
import { inspectionPictureAddress } from '#client/api/bookings/inspections.ts'
import { CameraTile } from '#client/components/inspections/camera/CameraTile.tsx'
import { image, tiles } from '#client/components/inspections/camera/camera.css.ts'
import { StoredImage } from '#client/components/inspections/camera/StoredImage.tsx'
import { slotLabels } from '#client/components/inspections/slot-labels.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { quiet, refused } from '../../booking.css.ts'
import { loadCameraSheet, useLiveCamera } from '../camera/useLiveCamera.ts'
import { walkOf } from '../draft/walk-draft.ts'
import { CompareSheet } from '../pictures/CompareSheet.tsx'
import * as styles from '../pictures/pictures.css.ts'
import { useTakePicture, type TakeProblem } from '../pictures/useTakePicture.ts'
import { useRoom } from '../pictures/useRoom.ts'
import type { StepProps } from './step-props.ts'

const CameraSheet = lazy(async () => ({ default: (await loadCameraSheet()).CameraSheet }))

/** The six pictures around and in the car, each one press from the camera, and whatever else is to be seen. */
export function PicturesStep({ booking, draft, terms, change }: StepProps) {
  const { t } = useLingui()
  const { busy, problem, take, remove } = useTakePicture(draft.pictures.length, change)
  const [compared, setCompared] = useState<PictureSlot | null>(null)
  const [seen, setSeen] = useState<PictureSlot | null>(null)
  const [isRefused, setRefused] = useState(false)
  const isLive = useLiveCamera() && !isRefused
  const room = useRoom(draft.pictures.length)
  const missing = missingSlots(walkOf(draft, terms).pictures, terms.requiredPictures)
  const left = missing.length
  const takenOf = (slot: PictureSlot) => draft.pictures.find((each) => each.slot === slot)?.sha256
  const beforeOf = (slot: PictureSlot) => {
    const sha256 = terms.before?.pictures.find((each) => each.slot === slot && each.hasArrived)?.sha256
    return sha256 === undefined ? undefined : inspectionPictureAddress(booking._id, sha256)
  }
  const details = draft.pictures.filter(({ slot }) => slot === null)
  const [comparedBefore, comparedNow] = compared === null ? [] : [beforeOf(compared), takenOf(compared)]
  return (
    <>
      <p className={quiet}>
        {left > 0 ? (
          <Plural value={left} one="# picture is still needed." other="# pictures are still needed." />
        ) : (
          <Trans>Every picture that is needed is there. Take more where something is to be seen.</Trans>
        )}
      </p>
      {room !== null && (
        <p role="status" className={refused}>
          <Plural
            value={room}
            one="This phone has room for # picture more. Free some space before you go on."
            other="This phone has room for # pictures more. Free some space before you go on."
          />
        </p>
      )}
      <ul className={tiles}>
        {pictureSlots.map((slot) => {
          const taken = takenOf(slot)
          const before = beforeOf(slot)
          const name = t(slotLabels[slot])
          return (
            <li key={slot} className={styles.detail}>
              <CameraTile
                label={name}
                isTaken={taken !== undefined}
                isBusy={busy.includes(slot)}
                onTake={(file) => void take(slot, file)}
                onOpen={isLive ? () => setSeen(slot) : undefined}
                picture={
                  taken !== undefined ? (
                    <StoredImage className={image} sha256={taken} alt="" />
                  ) : before !== undefined ? (
                    <img className={styles.ghost} src={before} alt="" />
                  ) : null
                }
              />
              {taken !== undefined && before !== undefined && (
                <Button tone="quiet" aria-haspopup="dialog" onClick={() => setCompared(slot)}>
                  {t`Compare: ${name}`}
                </Button>
              )}
            </li>
          )
        })}
        {details.map(({ sha256 }, at) => (
          <li key={sha256} className={styles.detail}>
            <StoredImage className={styles.detailImage} sha256={sha256} alt={t`Detail ${at + 1}`} />
            <Button tone="quiet" onClick={() => remove(sha256)}>
              {t`Remove detail ${at + 1}`}
            </Button>
          </li>
        ))}
        <li className={styles.detail}>
          <CameraTile
            label={t`A detail`}
            isTaken={false}
            isBusy={busy.includes(null)}
            onTake={(file) => void take(null, file)}
          />
        </li>
      </ul>
      <div role="alert">{problem && <ProblemText problem={problem} />}</div>
      <Suspense>
        {seen !== null && (
          <CameraSheet
            first={seen}
            missing={missing.filter((slot) => !busy.includes(slot))}
            beforeOf={beforeOf}
            problem={problem && <ProblemText problem={problem} />}
            onTake={(slot, file) => void take(slot, file)}
            onClose={(isOpen) => {
              setSeen(null)
              if (!isOpen) setRefused(true)
            }}
          />
        )}
      </Suspense>
      {compared && comparedBefore && comparedNow && (
        <CompareSheet
          slot={compared}
          before={comparedBefore}
          now={comparedNow}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  )
}

export function ProblemText({ problem }: { problem: TakeProblem }) {
  return (
    <p className={refused}>
      {problem === 'unreadable' ? (
        <Trans>This file cannot be read as a picture. Take it again.</Trans>
      ) : problem === 'full' ? (
        <Trans>
          This phone has no room for the picture: it was not kept. Free some space and take it again.
        </Trans>
      ) : (
        <Trans>A record holds sixty pictures. Remove one to add another.</Trans>
      )}
    </p>
  )
}

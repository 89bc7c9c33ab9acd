import { useRef, useState, type ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pictureSlots, type PictureSlot } from '#domain/inspection/inspection.ts'
import { CameraTile } from '#client/components/inspections/camera/CameraTile.tsx'
import { slotLabels } from '#client/components/inspections/slot-labels.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { quiet } from '../../booking.css.ts'
import * as styles from './camera-sheet.css.ts'
import { pictureOf, useCamera } from './useCamera.ts'

type CameraSheetProps = {
  first: PictureSlot
  /** Those that still need a picture, in the order of the walk. */
  missing: readonly PictureSlot[]
  /** The address of the picture of the hand-over, where there is one. */
  beforeOf: (slot: PictureSlot) => string | undefined
  problem: ReactNode
  onTake: (slot: PictureSlot, file: File) => void
  /** Whether the camera could be opened. */
  onClose: (isOpen: boolean) => void
}

/** A second press so soon is the same one: the next picture would be of the same side. */
const pause = 700

/**
 * The live camera, from one side of the car to the next: one press a picture. What the side looked like at the hand-over lies
 * over it, to stand where one stood then.
 */
export function CameraSheet({ first, missing, beforeOf, problem, onTake, onClose }: CameraSheetProps) {
  const { t } = useLingui()
  const { video, state } = useCamera()
  const [slot, setSlot] = useState(first)
  const [isGhostWanted, setGhostWanted] = useState(true)
  const [broken, setBroken] = useState<string>()
  const pressedAt = useRef(-pause)
  const name = t(slotLabels[slot])
  const before = beforeOf(slot)
  const ghost = before === broken ? undefined : before
  const left = missing.length
  const close = () => onClose(state !== 'closed')

  function taken(file: File) {
    onTake(slot, file)
    const at = pictureSlots.indexOf(slot)
    const others = missing.filter((each) => each !== slot)
    const next = others.find((each) => pictureSlots.indexOf(each) > at) ?? others[0]
    if (next === undefined) close()
    else setSlot(next)
  }
  async function press(at: number) {
    if (video.current === null || at - pressedAt.current < pause) return
    pressedAt.current = at
    taken(await pictureOf(video.current))
  }
  return (
    <Sheet
      open
      side="wide"
      onClose={close}
      title={name}
      closeLabel={t`Close`}
      footer={
        state !== 'closed' && (
          <Button
            size="l"
            full
            disabled={state !== 'live'}
            onClick={({ timeStamp }) => void press(timeStamp)}
          >
            <Trans>Take the picture</Trans>
          </Button>
        )
      }
    >
      <div className={styles.frame}>
        <p role="status" className={quiet}>
          <span>{name}</span>
          <span hidden={left === 0}>
            {' · '}
            <Plural value={left} one="# picture is still needed." other="# pictures are still needed." />
          </span>
        </p>
        <div role="status">
          {state === 'closed' && (
            <p>
              <Trans>
                This page cannot show the camera: it was not allowed, or something else is using it. Your
                phone’s own camera takes the pictures just as well.
              </Trans>
            </p>
          )}
        </div>
        {state === 'closed' ? (
          <CameraTile label={name} isTaken={false} isBusy={false} onTake={taken} />
        ) : (
          <div className={styles.stage} aria-busy={state === 'opening' || undefined}>
            <video
              ref={video}
              className={styles.live}
              muted
              playsInline
              aria-label={t`What the camera shows`}
            />
            {ghost !== undefined && isGhostWanted && (
              <img className={styles.ghost} src={ghost} alt="" onError={() => setBroken(ghost)} />
            )}
          </div>
        )}
        {state !== 'closed' && ghost !== undefined && (
          <div>
            <Chip pressed={isGhostWanted} onClick={() => setGhostWanted(!isGhostWanted)}>
              <Trans>The picture of the hand-over</Trans>
            </Chip>
          </div>
        )}
        <div role="alert">{problem}</div>
      </div>
    </Sheet>
  )
}

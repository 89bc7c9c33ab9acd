import { useState, type CSSProperties } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PictureSlot } from '#domain/inspection/inspection.ts'
import { StoredImage } from '#client/components/inspections/camera/StoredImage.tsx'
import { slotLabels } from '#client/components/inspections/slot-labels.ts'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { quiet } from '../../booking.css.ts'
import * as styles from './pictures.css.ts'

type CompareSheetProps = {
  slot: PictureSlot
  /** The address of the picture at the hand-over. */
  before: string
  /** The hash of the one that was taken now. */
  now: string
  onClose: () => void
}

/** The two pictures of a place, slid over each other. */
export function CompareSheet({ slot, before, now, onClose }: CompareSheetProps) {
  const { t } = useLingui()
  const [slid, setSlid] = useState(50)
  const [isBroken, setBroken] = useState(false)
  const name = t(slotLabels[slot])
  return (
    <Sheet open onClose={onClose} side="center" title={name} closeLabel={t`Close`}>
      <Stack gap="s3">
        {isBroken ? (
          <p role="alert">
            <Trans>The picture of the hand-over needs a network.</Trans>
          </p>
        ) : (
          <>
            <div className={styles.pair} style={{ '--slid': `${slid}%` } as CSSProperties}>
              <img
                className={styles.under}
                src={before}
                alt={t`At the hand-over`}
                onError={() => setBroken(true)}
              />
              <StoredImage className={styles.over} sha256={now} alt={t`Now`} />
            </div>
            <input
              className={styles.slider}
              type="range"
              min={0}
              max={100}
              value={slid}
              aria-label={t`How much of the hand-over is shown`}
              onChange={({ target }) => setSlid(target.valueAsNumber)}
            />
            <p className={`${styles.ends} ${quiet}`}>
              <span>
                <Trans>At the hand-over</Trans>
              </span>
              <span>
                <Trans>Now</Trans>
              </span>
            </p>
          </>
        )}
      </Stack>
    </Sheet>
  )
}

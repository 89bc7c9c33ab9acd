import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CarType } from '#domain/car/car.ts'
import {
  damageKinds,
  damageSizes,
  type DamageKind,
  type DamageSize,
  type DamageZone,
} from '#domain/inspection/damage.ts'
import { CameraTile } from '#client/components/inspections/camera/CameraTile.tsx'
import { tiles } from '#client/components/inspections/camera/camera.css.ts'
import { StoredImage } from '#client/components/inspections/camera/StoredImage.tsx'
import {
  damageKindLabels,
  damageSizeLabels,
  zoneLabel,
} from '#client/components/inspections/inspection-labels.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { choices, legend } from '../../booking.css.ts'
import type { Change } from '../draft/useWalk.ts'
import * as pictures from '../pictures/pictures.css.ts'
import { useTakePicture } from '../pictures/useTakePicture.ts'
import { ProblemText } from './PicturesStep.tsx'
import { chips } from './steps.css.ts'
import type { WalkDraft } from '../draft/walk-draft.ts'

type MarkSheetProps = {
  zone: DamageZone
  range: CarType | undefined
  draft: WalkDraft
  change: Change
  onClose: () => void
}

/** A mark that was not known before: what it is, how large, and a picture of it. */
export function MarkSheet({ zone, range, draft, change, onClose }: MarkSheetProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState<DamageKind | null>(null)
  const [size, setSize] = useState<DamageSize>('coin')
  const [first] = useState(draft.pictures.length)
  const { busy, problem, take } = useTakePicture(draft.pictures.length, change)
  const taken = draft.pictures.slice(first).filter(({ slot }) => slot === null)
  function add() {
    if (kind === null) return
    change(({ marks }) => ({ marks: [...marks, { _id: crypto.randomUUID(), kind, size, zone }] }))
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(zoneLabel(zone, range))}
      closeLabel={t`Close`}
      footer={
        <Button size="l" full disabled={kind === null} onClick={add}>
          <Trans>Add the mark</Trans>
        </Button>
      }
    >
      <Stack gap="s4">
        <fieldset className={choices}>
          <legend className={legend}>
            <Trans>What is it?</Trans>
          </legend>
          <div className={chips}>
            {damageKinds.map((each) => (
              <Chip key={each} pressed={kind === each} onClick={() => setKind(each)}>
                {t(damageKindLabels[each])}
              </Chip>
            ))}
          </div>
        </fieldset>
        <fieldset className={choices}>
          <legend className={legend}>
            <Trans>How large?</Trans>
          </legend>
          <div className={chips}>
            {damageSizes.map((each) => (
              <Chip key={each} pressed={size === each} onClick={() => setSize(each)}>
                {t(damageSizeLabels[each])}
              </Chip>
            ))}
          </div>
        </fieldset>
        <div className={tiles}>
          {taken.map(({ sha256 }, at) => (
            <StoredImage
              key={sha256}
              className={pictures.detailImage}
              sha256={sha256}
              alt={t`Detail ${at + 1}`}
            />
          ))}
          <CameraTile
            label={t`A picture of it`}
            isTaken={false}
            isBusy={busy.length > 0}
            onTake={(file) => void take(null, file)}
          />
        </div>
        <div role="alert">{problem && <ProblemText problem={problem} />}</div>
      </Stack>
    </Sheet>
  )
}

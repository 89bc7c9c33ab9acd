import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import type { CarType } from '#domain/car/car.ts'
import type { DamageZone } from '#domain/inspection/damage.ts'
import { zoneLabel } from '../inspection-labels.ts'
import { outlineOf, width, type Zone } from '#domain/inspection/outline.ts'
import * as styles from './outline.css.ts'

export type Mark = { number: number; zone: DamageZone; isNew: boolean }

type CarOutlineProps = {
  range: CarType | undefined
  marks: readonly Mark[]
  /** Makes a button of each zone. */
  onPress?: (zone: DamageZone) => void
}

/** The body from above and from both sides, with its marks by their numbers. */
export function CarOutline({ range, marks, onPress }: CarOutlineProps) {
  const { t } = useLingui()
  const { height, zones, seams } = outlineOf(range)
  const press = (zone: DamageZone) => ({
    role: 'button',
    tabIndex: 0,
    'aria-label': spoken(zone),
    className: styles.pressable,
    onClick: () => onPress?.(zone),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onPress?.(zone)
    },
  })
  function spoken(zone: DamageZone): string {
    const count = marks.filter((mark) => mark.zone === zone).length
    const name = t(zoneLabel(zone, range))
    return count === 0 ? name : t`${name}: marks ${count}`
  }
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role={onPress ? 'group' : 'img'}
      aria-label={t`Outline of the car`}
    >
      {zones.map(({ zone, path }) => (
        <g key={zone} {...(onPress && press(zone))}>
          <path className={zone === 'wheels' ? styles.wheel : styles.zone} d={path} />
        </g>
      ))}
      <path className={styles.seam} d={seams} />
      {zones.flatMap((zone) =>
        marks
          .filter((mark) => mark.zone === zone.zone)
          .map((mark, at) => <MarkDot key={mark.number} mark={mark} zone={zone} at={at} />),
      )}
    </svg>
  )
}

/** One below the other, around the middle of the zone, and further ones beside them. */
function MarkDot({ mark, zone: { centre }, at }: { mark: Mark; zone: Zone; at: number }) {
  const [x, y] = [centre[0] + 24 * (at % 2 === 0 ? 0 : 1), centre[1] + 24 * Math.floor(at / 2)]
  return (
    <g className={styles.mark} aria-hidden="true">
      <circle className={mark.isNew ? styles.newDot : styles.knownDot} cx={x} cy={y} r={11} />
      <text className={mark.isNew ? styles.newNumber : styles.knownNumber} x={x} y={y + 4.5} fontSize={13}>
        {mark.number}
      </text>
    </g>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { CarFigures } from '#contract/staff/site/figures.ts'
import { showPlate } from '#domain/car/plate.ts'
import { sumTime, utilisation, type CarTime } from '#domain/figures/car-time.ts'
import type { Month } from '#domain/figures/months.ts'
import { classes } from '#client/ui/classes.ts'
import { hidden } from '#client/ui/hidden.css.ts'
import { link } from '#client/ui/link.css.ts'
import { frame, number, table } from '#client/ui/table.css.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { ManageLink } from '../address/ManageLink.tsx'
import { car as carCell, cell, heat, legend, swatch, under } from './heat.css.ts'
import { useMeasures, useMonthName } from './measures.ts'
import { shadeLabels, shadeOf } from './shades.ts'

type HeatTableProps = {
  months: readonly Month[]
  cars: readonly CarFigures[]
  showsSupplier: boolean
}

/** Cars below each other and months beside each other: the share of its time that each was booked, the more the darker. */
export function HeatTable({ months, cars, showsSupplier }: HeatTableProps) {
  const { t } = useLingui()
  const nameOf = useMonthName()
  const write = useMeasures()
  return (
    <>
      <div
        className={frame}
        data-scrolls
        role="region"
        aria-label={t`Each car, month by month`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
      >
        <table className={classes(table, heat)}>
          <caption className={hidden}>
            <Trans>Utilisation by car</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Car</Trans>
              </th>
              <th scope="col" className={number}>
                <Trans>All months</Trans>
              </th>
              {months.map((month) => (
                <th key={month} scope="col" className={number}>
                  {nameOf(month)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cars.map(({ _id: id, name, plate, supplier, months: times }) => (
              <tr key={id} data-car={id}>
                <th scope="row" className={carCell}>
                  <ManageLink to="cars/$id" id={id} className={link}>
                    {name}
                  </ManageLink>
                  <span className={under}>
                    {[plate && showPlate(plate), showsSupplier && supplier.name].filter(Boolean).join(' · ')}
                  </span>
                </th>
                <Share time={sumTime(times)} write={write} />
                {months.map((month, index) => (
                  <Share key={month} time={times[index]!} write={write} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </>
  )
}

type ShareProps = { time: CarTime; write: ReturnType<typeof useMeasures> }

function Share({ time, write }: ShareProps) {
  const use = utilisation(time)
  return (
    <td className={classes(number, cell)} data-shade={shadeOf(use) ?? undefined}>
      {use === null ? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>
            <Trans>Not listed</Trans>
          </VisuallyHidden>
        </>
      ) : (
        write('utilisation', use)
      )}
    </td>
  )
}

/** The numbers say it all to a reader that hears them. */
function Legend() {
  const { t } = useLingui()
  return (
    <ul className={legend} aria-hidden="true">
      {shadeLabels.map(([shade, label]) => (
        <li key={shade}>
          <span className={classes(cell, swatch)} data-shade={shade} />
          {t(label)}
        </li>
      ))}
    </ul>
  )
}

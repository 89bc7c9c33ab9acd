import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Cog, DoorOpen, Fuel, Snowflake, Users } from 'lucide-react'
import type { CarOffer } from '#contract/cars/cars.ts'
import { fuelLabels, gearboxLabels } from './labels.ts'
import { fact, facts } from './CarFacts.css.ts'

type CarFactsProps = {
  car: Pick<CarOffer, 'seats' | 'doors' | 'gearbox' | 'fuelType' | 'airConditioning'>
}

/** At most five facts, the ones people choose by. */
export function CarFacts({ car }: CarFactsProps) {
  const { t } = useLingui()
  return (
    <ul className={facts}>
      <Fact icon={<Users size={18} strokeWidth={1.5} aria-hidden />}>
        <Plural value={car.seats} one="# seat" other="# seats" />
      </Fact>
      <Fact icon={<Cog size={18} strokeWidth={1.5} aria-hidden />}>{t(gearboxLabels[car.gearbox])}</Fact>
      {car.fuelType !== 'unknown' && (
        <Fact icon={<Fuel size={18} strokeWidth={1.5} aria-hidden />}>{t(fuelLabels[car.fuelType])}</Fact>
      )}
      {car.airConditioning && (
        <Fact icon={<Snowflake size={18} strokeWidth={1.5} aria-hidden />}>
          <Trans>Air conditioning</Trans>
        </Fact>
      )}
      {car.doors > 0 && (
        <Fact icon={<DoorOpen size={18} strokeWidth={1.5} aria-hidden />}>
          <Plural value={car.doors} one="# door" other="# doors" />
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={fact}>
      {icon}
      {children}
    </li>
  )
}

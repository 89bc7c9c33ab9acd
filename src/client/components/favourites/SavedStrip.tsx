import { useId, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { Trip } from '#contract/cars/car-search.ts'
import type { SavedCar } from '#contract/cars/favourites.ts'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { useSuggestedTrip } from '#client/components/trip/useSuggestedTrip.ts'
import { displayM, titleM } from '#client/ui/Text/text.css.ts'
import { HeartButton } from './HeartButton.tsx'
import { useFavourites } from './useFavourites.ts'
import { among, car as carBox, gone, heading, link, row, strip, supplier, words } from './SavedStrip.css.ts'

/** Pictures of the saved cars, each leading to what it costs for a trip. Nothing without any. */
export function SavedStrip({ trip }: { trip?: Trip }) {
  const id = useId()
  const { person, cars } = useFavourites()
  const suggested = useSuggestedTrip()
  return (
    <Strip
      key={person}
      id={id}
      cars={cars()}
      trip={trip ?? suggested}
      headingClass={trip === undefined ? displayM : `${titleM} ${among}`}
    />
  )
}

type StripProps = { id: string; cars: SavedCar[]; trip: Trip | null; headingClass: string }

function Strip({ id, cars, trip, headingClass }: StripProps) {
  const [met, setMet] = useState<SavedCar[]>([])
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  const known = new Set(met.map(({ _id }) => _id))
  const fresh = cars.filter(({ _id }) => !known.has(_id))
  if (fresh.length > 0) setMet([...fresh, ...met])
  const now = new Map(cars.map((car) => [car._id, car]))
  // A car that is removed here keeps its place until the screen is left: the press may have been a slip.
  const shown = met.filter(({ _id }) => now.has(_id) || pressed.has(_id))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 className={`${headingClass} ${heading}`} id={id}>
        <Trans>Saved cars</Trans>
      </h2>
      <ul className={strip}>
        {shown.map((car) => (
          <li key={car._id} className={carBox}>
            <Saved
              car={now.get(car._id) ?? car}
              trip={trip}
              onHeart={() => setPressed(new Set([...pressed, car._id]))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Saved({ car, trip, onHeart }: { car: SavedCar; trip: Trip | null; onHeart: () => void }) {
  return (
    <>
      <CarPhoto src={car.image} name={car.name} />
      <div className={row}>
        <div className={words}>
          {car.isAvailable ? (
            <Link className={link} to="/search" search={{ ...trip, car: car._id }} preload={false}>
              {car.name}
            </Link>
          ) : (
            <p className={gone}>{car.name}</p>
          )}
          <p className={supplier}>
            {car.isAvailable ? car.supplier.name : <Trans>Not available right now</Trans>}
          </p>
        </div>
        <HeartButton car={car} onPress={onHeart} />
      </div>
    </>
  )
}

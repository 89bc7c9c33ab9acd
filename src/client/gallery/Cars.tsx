import { Button } from '#client/ui/Button/Button.tsx'
import { CarCard } from '#client/components/car/CarCard.tsx'
import { CarFacts } from '#client/components/car/CarFacts.tsx'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { CarPhotos } from '#client/components/car/CarPhotos.tsx'
import { CarRating } from '#client/components/car/CarRating.tsx'
import { PriceBreakdown } from '#client/components/car/PriceBreakdown.tsx'
import { SupplierMark } from '#client/components/car/supplier/SupplierMark.tsx'
import { HeartButton } from '#client/components/favourites/HeartButton.tsx'
import type { CarOffer } from '#contract/cars/cars.ts'
import { cars, detailedLines, detailedTotal } from './fixtures/cars.ts'
import { Part, State, useWords } from './Part.tsx'

const nothing = () => undefined

/** A car and its price. */
export function Cars() {
  return (
    <>
      <Part name="CarCard">
        <CardSample name="default" car={cars.usual} />
        <CardSample name="hover" forced="hover" car={cars.usual} />
        <CardSample name="long words, one day" car={cars.long} />
        <CardSample name="no picture, no ratings, no supplier's name" car={cars.bare} />
      </Part>
      <Part name="PriceBreakdown">
        <State name="one line">
          <PriceBreakdown lines={cars.usual.quote.lines} total={cars.usual.quote.total} />
        </State>
        <State name="every kind of line">
          <PriceBreakdown lines={detailedLines} total={detailedTotal} />
        </State>
      </Part>
      <Part name="CarFacts">
        <State name="all">
          <CarFacts car={cars.usual} />
        </State>
        <State name="few">
          <CarFacts car={cars.bare} />
        </State>
      </Part>
      <Part name="CarPhoto">
        <State name="there">
          <CarPhoto src={cars.usual.image} name={cars.usual.name} />
        </State>
        <State name="missing">
          <CarPhoto src="" name={cars.usual.name} />
        </State>
      </Part>
      <Part name="CarPhotos">
        <State name="several">
          <CarPhotos car={{ ...cars.usual, photos: ['a', 'b', 'c'].map((digit) => digit.repeat(32)) }} />
        </State>
      </Part>
      <Part name="CarRating">
        <State name="rated">
          <CarRating car={cars.usual} />
        </State>
        <State name="new">
          <CarRating car={cars.bare} />
        </State>
      </Part>
      <Part name="SupplierMark">
        <State name="default">
          <SupplierMark supplier={cars.usual.supplier} />
        </State>
        <State name="long words">
          <SupplierMark supplier={cars.long.supplier} />
        </State>
      </Part>
      <Part name="HeartButton">
        <State name="press it: saved on this device">
          <HeartButton car={cars.usual} />
        </State>
        <State name="focus" forced="focus">
          <HeartButton car={cars.long} />
        </State>
      </Part>
    </>
  )
}

function CardSample({ name, forced, car }: { name: string; forced?: 'hover'; car: CarOffer }) {
  const words = useWords()
  return (
    <State name={name} forced={forced} wide>
      <CarCard
        car={car}
        priority
        onOpen={nothing}
        heart={<HeartButton car={car} />}
        compare={
          <Button tone="quiet" size="s">
            {words.act}
          </Button>
        }
      />
    </State>
  )
}

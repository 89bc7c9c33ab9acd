import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { useSearchParams } from '../search-params.ts'
import { withToggled } from './compared.ts'
import type { ComparedCar } from './useCompared.ts'
import { head, name, photo, remove, supplier, taken } from './CompareTable.css.ts'

export function CarHead({ car: { id, offer, isFree } }: { car: ComparedCar }) {
  const { t } = useLingui()
  const { refine } = useSearchParams()
  const title = offer?.name ?? t`Car`
  return (
    <th className={head} scope="col">
      <span className={photo}>{offer && <CarPhoto src={offer.image} name={offer.name} />}</span>
      <span className={name}>
        <span>{title}</span>
        {offer && offer.supplier.logo !== '' && <span className={supplier}>{offer.supplier.name}</span>}
        {!isFree && (
          <span className={taken}>
            <Trans>No longer free for these dates</Trans>
          </span>
        )}
      </span>
      <IconButton
        className={remove}
        label={t`Remove ${title} from the comparison`}
        icon={<X size={18} aria-hidden />}
        onClick={() => refine((current) => withToggled(current, id))}
      />
    </th>
  )
}

import { useId } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { staffCarQueries } from '#client/api/staff/cars.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { quiet } from '#client/ui/List/List.css.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { previewOf } from './season-form.ts'
import type { SeasonPartProps } from './SeasonFields.tsx'
import { choices, prices } from './seasons.css.ts'

/** How many cars show what they would cost, as long as the season is for all. */
const fewCars = 3

/** Which cars a season is for, and what a day of each costs before and in it. */
export function CarsPart({
  draft,
  problems,
  onChange,
  supplier,
}: SeasonPartProps & { supplier: string | undefined }) {
  const { t } = useLingui()
  const name = useId()
  const errorId = useId()
  const failureText = useFailureText()
  const query = useInfiniteQuery(staffCarQueries.list({ supplier }))
  const cars = query.data?.pages.flatMap((page) => page.cars)
  const shown = draft.isForAll ? cars?.slice(0, fewCars) : cars
  const problem = problems['cars']
  return (
    <Part title={<Trans>Cars</Trans>}>
      <div role="radiogroup" aria-label={t`Cars`} className={choices}>
        <RadioCard
          name={name}
          value="all"
          checked={draft.isForAll}
          onChange={() => onChange({ isForAll: true })}
          title={<Trans>All cars of the fleet</Trans>}
        >
          <Trans>Cars that are added later are not in it.</Trans>
        </RadioCard>
        <RadioCard
          name={name}
          value="some"
          checked={!draft.isForAll}
          onChange={() => onChange({ isForAll: false })}
          title={<Trans>Chosen cars</Trans>}
        />
      </div>
      {problem && <FieldError id={errorId}>{failureText(problem)}</FieldError>}
      {query.isError && <InlineFailure query={query} role="alert" />}
      {!shown && !query.isError && <Skeleton height={160} radius="md" />}
      <ul className={choices}>
        {shown?.map((car) => (
          <li key={car._id}>
            {draft.isForAll ? (
              <p>
                {car.name}
                <CarPrice car={car} draft={draft} />
              </p>
            ) : (
              <Checkbox
                name={car._id}
                checked={draft.cars.includes(car._id)}
                onChange={(isOn) =>
                  onChange({
                    cars: isOn ? [...draft.cars, car._id] : draft.cars.filter((id) => id !== car._id),
                  })
                }
              >
                {car.plate === null ? car.name : `${car.name} · ${car.plate}`}
                <CarPrice car={car} draft={draft} />
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
      {!draft.isForAll && query.hasNextPage && (
        <Button tone="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>Load more</Trans>
        </Button>
      )}
    </Part>
  )
}

type CarPriceProps = { car: StaffCarRow; draft: SeasonPartProps['draft'] }

function CarPrice({ car, draft }: CarPriceProps) {
  const francs = useFrancs()
  const then = previewOf(draft, car.dailyPrice)
  const [before, inSeason] = [francs(car.dailyPrice), then === null ? null : francs(then)]
  return (
    <>
      <br />
      <span className={`${quiet} ${prices}`}>
        {inSeason === null ? (
          <Trans>{before} a day</Trans>
        ) : (
          <Trans>
            {inSeason} a day instead of {before}
          </Trans>
        )}
      </span>
    </>
  )
}

import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, SlidersHorizontal } from 'lucide-react'
import { entryKinds } from '#domain/calendar/entry.ts'
import { addDays, type Day } from '#domain/rental/period.ts'
import { useDates } from '#client/i18n/format.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { classes } from '#client/ui/classes.ts'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { kindLabels } from './calendar-labels.ts'
import type { CalendarSearch } from './calendar-search.ts'
import { bars, lateBar, sample } from './calendar.css.ts'
import { FilterSheet } from './FilterSheet.tsx'

type ToolbarProps = {
  from: Day
  days: number
  today: Day
  search: CalendarSearch
  asksSupplier: boolean
  onChange: (change: Partial<CalendarSearch>) => void
}

/** Which days, which cars. */
export function Toolbar({ from, days, today, search, asksSupplier, onChange }: ToolbarProps) {
  const { t } = useLingui()
  const dates = useDates()
  const [isFiltering, setFiltering] = useState(false)
  const move = (count: number) => onChange({ from: addDays(from, count) })
  const { freeFrom, freeTo, supplier } = search
  const start = freeFrom && dates.dateTime(freeFrom)
  const end = freeTo && dates.dateTime(freeTo)
  return (
    <>
      <Row wrap justify="between">
        <Row>
          <IconButton
            label={t`Earlier days`}
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            onClick={() => move(-days)}
          />
          <Text as="span" weight="strong" role="status">
            {dates.range(from, addDays(from, days - 1))}
          </Text>
          <IconButton
            label={t`Later days`}
            icon={<ChevronRight size={20} aria-hidden="true" />}
            onClick={() => move(days)}
          />
        </Row>
        {from !== today && (
          <Button tone="outline" size="s" onClick={() => onChange({ from: undefined })}>
            <Trans>Today</Trans>
          </Button>
        )}
      </Row>
      <Row wrap align="end">
        <SearchField
          label={t`Car`}
          q={search.q ?? ''}
          onChange={(q) => onChange({ q: q === '' ? undefined : q })}
        />
        <Button tone="outline" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
          <SlidersHorizontal size={20} aria-hidden="true" />
          <Trans>Free from … to …</Trans>
        </Button>
      </Row>
      {start && end && (
        <Row wrap>
          <Chip
            removeLabel={t`Show all cars`}
            onRemove={() => onChange({ freeFrom: undefined, freeTo: undefined })}
          >
            <Trans>
              Free {start} – {end}
            </Trans>
          </Chip>
        </Row>
      )}
      {isFiltering && (
        <FilterSheet
          filters={{ freeFrom, freeTo, supplier }}
          asksSupplier={asksSupplier}
          onClose={() => setFiltering(false)}
          onDone={(filters) => {
            onChange(filters)
            setFiltering(false)
          }}
        />
      )}
    </>
  )
}

/** What the colours of the bars say. */
export function Legend() {
  const { t } = useLingui()
  return (
    <Row wrap gap="s4" as="ul" aria-label={t`Colours`}>
      {entryKinds.map((kind) => (
        <Row as="li" key={kind}>
          <span className={classes(bars[kind], sample)} aria-hidden="true" />
          <Text as="span" size="bodyS">
            {t(kindLabels[kind])}
          </Text>
        </Row>
      ))}
      <Row as="li">
        <span className={classes(lateBar, sample)} aria-hidden="true" />
        <Text as="span" size="bodyS">
          <Trans>Overdue</Trans>
        </Text>
      </Row>
    </Row>
  )
}

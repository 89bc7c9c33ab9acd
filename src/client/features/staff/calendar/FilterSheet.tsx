import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, dayOf, instantOf, type WallTime } from '#domain/rental/period.ts'
import { rightNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import { SupplierChoice } from '#client/components/staff/SupplierChoice.tsx'
import { pair } from './sheets.css.ts'

type Filters = Pick<CalendarSearch, 'freeFrom' | 'freeTo' | 'supplier'>

type FilterSheetProps = {
  filters: Filters
  /** An admin sees the cars of all suppliers. */
  asksSupplier: boolean
  onDone: (filters: Filters) => void
  onClose: () => void
}

/** Which cars are free from then until then. */
export function FilterSheet({ filters, asksSupplier, onDone, onClose }: FilterSheetProps) {
  const { t } = useLingui()
  const [from, setFrom] = useState<WallTime>(filters.freeFrom ?? `${tomorrow()}T09:00`)
  const [to, setTo] = useState<WallTime>(filters.freeTo ?? `${addDays(tomorrow(), 1)}T09:00`)
  const [supplier, setSupplier] = useState(filters.supplier)
  const [start, end] = [instantOf(from), instantOf(to)]
  const isOrdered = start !== null && end !== null && start < end
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={t`Cars that are free`}
      description={t`Times are Cameroon time.`}
      closeLabel={t`Close`}
      footer={
        <Stack gap="s2">
          <Button
            size="l"
            full
            disabled={!isOrdered}
            onClick={() => onDone({ freeFrom: from, freeTo: to, supplier })}
          >
            <Trans>Show free cars</Trans>
          </Button>
          <Button
            tone="quiet"
            full
            onClick={() => onDone({ freeFrom: undefined, freeTo: undefined, supplier })}
          >
            <Trans>Show all cars</Trans>
          </Button>
        </Stack>
      }
    >
      <Stack>
        <div className={pair}>
          <TextField
            type="datetime-local"
            label={t`Free from`}
            name="freeFrom"
            value={from}
            onChange={setFrom}
          />
          <TextField
            type="datetime-local"
            label={t`Free to`}
            name="freeTo"
            value={to}
            error={
              start !== null && end !== null && !isOrdered ? t`The end must be after the start.` : undefined
            }
            onChange={setTo}
          />
        </div>
        {asksSupplier && <SupplierChoice supplier={supplier} onChange={setSupplier} />}
      </Stack>
    </Sheet>
  )
}

const tomorrow = () => addDays(dayOf(rightNow()), 1)

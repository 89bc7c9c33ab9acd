import { Suspense, useDeferredValue } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { WallTime } from '#domain/rental/period.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useClosedText } from '#client/components/place/useClosedText.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { DayField } from './DayField.tsx'
import { timeSteps } from './time-steps.ts'
import { useDateDraft, type Given } from './useDateDraft.ts'
import { useDurationText } from './useDurationText.ts'
import { fields, footer, grid, legend, moment, status } from './DateSheet.css.ts'

const DayGrid = lazyRouteComponent(() => import('./DayGrid.tsx'), 'DayGrid')

type DateSheetProps = Given & {
  from: WallTime
  to: WallTime
  /** Where the car is taken and brought back, when that is known: a sentence says when a place is closed. */
  pl?: string | null | undefined
  dl?: string | null | undefined
  onClose: () => void
  onDone: (period: { from: WallTime; to: WallTime }) => void
}

export function DateSheet({ from, to, pl, dl, onClose, onDone, ...given }: DateSheetProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const durationText = useDurationText()
  const {
    draft,
    rules,
    walls,
    period,
    problem,
    earliest,
    firstDay,
    lastDay,
    change,
    typeFrom,
    typeTo,
    pick,
    picks,
    setUnreadable,
  } = useDateDraft(from, to, given)
  const { find } = usePlaces()
  const closedText = useClosedText()
  const closed =
    problem === null
      ? closedText(period, { pickUp: pl ? find(pl) : null, dropOff: dl ? find(dl) : null })
      : null
  const errorOf = (field: 'from' | 'to') =>
    problem?.field === field ? failureText(problem.code, problem.count) : undefined
  const times = (day: string, kept: string) =>
    timeSteps(day, rules, earliest, kept).map((time) => ({ value: time, label: time }))
  // The days are many: the sheet and its fields are on the screen before them.
  const showsDays = useDeferredValue(true, false)
  const isComplete = walls !== null && period !== null && problem === null
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={t`Dates and times`}
      description={t`Choose the days below, or type them. Times are Cameroon time.`}
      closeLabel={t`Close`}
      footer={
        <div className={footer}>
          <p className={status} role="status">
            {problem !== null ? (
              failureText(problem.code, problem.count)
            ) : period === null ? (
              <Trans>Now choose the drop-off day</Trans>
            ) : (
              (closed ?? durationText(period))
            )}
          </p>
          <Button size="l" disabled={!isComplete} onClick={() => walls && onDone(walls)}>
            <Trans>Done</Trans>
          </Button>
        </div>
      }
    >
      <div className={fields}>
        <fieldset className={moment}>
          <legend className={legend}>
            <Trans>Pick-up</Trans>
          </legend>
          <DayField
            key={picks}
            label={t`Pick-up day`}
            name="from-day"
            day={draft.fromDay}
            error={errorOf('from')}
            onType={typeFrom}
            onUnreadable={() => setUnreadable('from')}
          />
          <Select
            label={t`Pick-up time`}
            value={draft.fromTime}
            options={times(draft.fromDay, draft.fromTime)}
            onChange={(fromTime) => change({ fromTime })}
          />
        </fieldset>
        <fieldset className={moment}>
          <legend className={legend}>
            <Trans>Drop-off</Trans>
          </legend>
          <DayField
            key={picks}
            label={t`Drop-off day`}
            name="to-day"
            day={draft.toDay}
            error={errorOf('to')}
            onType={typeTo}
            onUnreadable={() => setUnreadable('to')}
          />
          <Select
            label={t`Drop-off time`}
            value={draft.toTime}
            options={times(draft.toDay ?? draft.fromDay, draft.toTime)}
            onChange={(toTime) => change({ toTime })}
          />
        </fieldset>
      </div>
      <div className={grid}>
        <Suspense fallback={<Skeleton height={368} radius="md" />}>
          {showsDays ? (
            <DayGrid
              from={draft.fromDay}
              to={draft.toDay}
              firstDay={firstDay}
              lastDay={lastDay}
              onPick={pick}
            />
          ) : (
            <Skeleton height={368} radius="md" />
          )}
        </Suspense>
      </div>
    </Sheet>
  )
}

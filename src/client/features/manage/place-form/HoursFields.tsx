import { Trans, useLingui } from '@lingui/react/macro'
import type { FieldProblems } from '#client/components/staff/parse-draft.ts'
import { weekdayName } from '#client/components/place/weekdays.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { day as dayStyle, times } from './places.css.ts'
import { usualHours, type DayDraft } from './place-form.ts'

type HoursFieldsProps = {
  hours: readonly DayDraft[] | null
  problems: FieldProblems
  onChange: (hours: DayDraft[] | null) => void
}

/** Always open, or hours for each day of the week. */
export function HoursFields({ hours, problems, onChange }: HoursFieldsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const failureText = useFailureText()
  const changeDay = (index: number, part: Partial<DayDraft>) =>
    onChange(hours!.map((each, at) => (at === index ? { ...each, ...part } : each)))
  const first = hours?.find(({ isOpen }) => isOpen)
  return (
    <>
      <Switch
        label={t`Always open`}
        checked={hours === null}
        onChange={(isAlways) => onChange(isAlways ? null : [...usualHours])}
      />
      {hours?.map((day, index) => {
        const weekday = weekdayName(index, language)
        const name = weekday.charAt(0).toUpperCase() + weekday.slice(1)
        const problem = problems[`hours.${index}`]
        return (
          <div key={name} className={dayStyle} role="group" aria-label={name}>
            <Switch
              label={name}
              help={day.isOpen ? undefined : <Trans>closed</Trans>}
              checked={day.isOpen}
              onChange={(isOpen) => changeDay(index, { isOpen })}
            />
            {day.isOpen && (
              <div className={times}>
                <TextField
                  type="time"
                  label={t`Opens`}
                  name={`opens-${index}`}
                  value={day.opens}
                  error={problem && t`It must open before it closes.`}
                  onChange={(opens) => changeDay(index, { opens })}
                />
                <TextField
                  type="time"
                  label={t`Closes`}
                  name={`closes-${index}`}
                  value={day.closes}
                  onChange={(closes) => changeDay(index, { closes })}
                />
              </div>
            )}
          </div>
        )
      })}
      {problems['hours'] && <FieldError id="hours-error">{failureText(problems['hours'])}</FieldError>}
      {hours !== null && (
        <>
          <p>
            <Trans>
              00:00 is midnight. Outside these hours nobody can book a pick-up or a drop-off here; bookings
              that were made before stay.
            </Trans>
          </p>
          {first && (
            <Button
              tone="quiet"
              onClick={() =>
                onChange(
                  hours.map((each) =>
                    each.isOpen ? { ...each, opens: first.opens, closes: first.closes } : each,
                  ),
                )
              }
            >
              <Trans>Same hours on every open day</Trans>
            </Button>
          )}
        </>
      )}
    </>
  )
}

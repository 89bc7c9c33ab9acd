import { useImperativeHandle, type Ref } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, MapPin } from 'lucide-react'
import { field, label as labelText } from '#client/ui/Field/Field.css.ts'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { useBackCloses } from '#client/ui/useBackCloses.ts'
import { useLocationCombobox } from './useLocationCombobox.ts'
import { back, control, input, panel, pin, row, waiting } from './LocationCombobox.css.ts'

type LocationComboboxProps = {
  label: string
  /** What a form sent by the browser itself calls the words in it. */
  name?: string
  required?: boolean
  value: string | null
  onChange: (id: string) => void
  /** Identifiers of places used before, last first. */
  recent?: readonly string[]
  error?: string
  ref?: Ref<HTMLElement>
}

const none: readonly string[] = []

/** On a phone the open list takes the whole screen; the field itself never leaves the page's flow. */
export function LocationCombobox({
  label,
  name,
  required,
  value,
  onChange,
  recent = none,
  error,
  ref,
}: LocationComboboxProps) {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
  const box = useLocationCombobox({ value, recent, onChange, keepsFocus: isDesktop })
  const { id, isOpen, inputRef, Options } = box
  useBackCloses(isOpen && !isDesktop, box.close)
  useImperativeHandle(ref, () => inputRef.current as HTMLElement)
  return (
    <div className={field}>
      <label className={labelText} htmlFor={id}>
        {label}
      </label>
      <div className={control}>
        <div className={panel} data-open={isOpen || undefined} onBlur={box.leave}>
          <div className={row} data-invalid={error !== undefined || undefined}>
            {isOpen && !isDesktop ? (
              <IconButton
                className={back}
                label={t`Close the list of places`}
                icon={<ArrowLeft size={20} />}
                onClick={box.close}
              />
            ) : (
              <MapPin className={pin} size={20} aria-hidden />
            )}
            <input
              ref={inputRef}
              id={id}
              name={name}
              required={required}
              className={input}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && box.active >= 0 ? box.optionId(box.active) : undefined}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              placeholder={t`City or airport`}
              value={box.text}
              onChange={(event) => box.type(event.target.value)}
              onClick={(event) => {
                if (!isOpen) event.currentTarget.select()
                box.open()
              }}
              onKeyDown={box.press}
            />
          </div>
          {isOpen && Options && <Options box={box} label={label} value={value} />}
          {isOpen && !Options && !isDesktop && (
            <p className={waiting} role="status">
              <Trans>Loading places. The first time, you need a connection.</Trans>
            </p>
          )}
        </div>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

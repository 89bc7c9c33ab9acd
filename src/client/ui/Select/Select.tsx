import {
  Content,
  Icon,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select'
import { Check, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { classes } from '../classes.ts'
import { field, label as labelText } from '../Field/Field.css.ts'
import { FieldError } from '../Field/FieldError.tsx'
import { hidden } from '../hidden.css.ts'
import { arrow, chosen, item, list, trigger, viewport } from './Select.css.ts'

type SelectProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** The label is for screen readers only. */
  hideLabel?: boolean
  disabled?: boolean
  error?: string | undefined
}

export function Select<V extends string>({
  label,
  value,
  options,
  onChange,
  hideLabel,
  disabled,
  error,
}: SelectProps<V>) {
  const id = useId()
  // Radix renders every option of a closed list. They are needed from the focus on: a typed letter chooses among them.
  const [hasOptions, setHasOptions] = useState(false)
  const showOptions = () => setHasOptions(true)
  const current = options.find((option) => option.value === value)
  return (
    <div className={field}>
      <span id={`${id}-label`} className={classes(labelText, hideLabel && hidden)}>
        {label}
      </span>
      <Root
        value={value}
        onValueChange={(next) => onChange(next as V)}
        onOpenChange={showOptions}
        {...(disabled && { disabled })}
      >
        <Trigger
          id={id}
          className={trigger}
          aria-labelledby={`${id}-label ${id}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={showOptions}
        >
          <span className={chosen}>
            <Value>{current?.label ?? ''}</Value>
          </span>
          <Icon className={arrow}>
            <ChevronDown size={20} aria-hidden="true" />
          </Icon>
        </Trigger>
        {hasOptions && (
          <Portal>
            <Content className={list} position="popper" sideOffset={6} collisionPadding={12}>
              <Viewport className={viewport}>
                {options.map((option) => (
                  <Item key={option.value} value={option.value} className={item}>
                    <ItemText>{option.label}</ItemText>
                    <ItemIndicator>
                      <Check size={18} aria-hidden="true" />
                    </ItemIndicator>
                  </Item>
                ))}
              </Viewport>
            </Content>
          </Portal>
        )}
      </Root>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

import { useState, type ComponentProps } from 'react'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { SignatureField } from '#client/ui/SignatureField/SignatureField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { stack } from './Gallery.css.ts'
import { Part, State, useWords } from './Part.tsx'

/** What is filled in. */
export function Fields() {
  const words = useWords()
  return (
    <>
      <Part name="TextField">
        <Text name="empty, with help" value="" help={words.help} />
        <Text name="filled" />
        <Text name="focus" forced="focus" />
        <Text name="hover" forced="hover" />
        <Text name="wrong" error={words.problem} help={words.help} />
        <Text name="disabled" disabled />
        <Text name="with a unit" suffix="km" value="250" />
        <Text name="long words" label={words.longTitle} value={words.longWord} error={words.longTitle} />
      </Part>
      <Part name="TextArea">
        <Area name="empty" value="" help={words.help} count="0 / 1000" />
        <Area name="wrong" error={words.problem} count="1012 / 1000" />
        <Area name="focus" forced="focus" />
        <Area name="disabled" disabled />
      </Part>
      <Part name="Select">
        <Choose name="default" />
        <Choose name="focus" forced="focus" />
        <Choose name="wrong" error={words.problem} />
        <Choose name="disabled" disabled />
        <Choose name="without a visible label" hideLabel />
      </Part>
      <Part name="Checkbox">
        <Tick name="not ticked" starts={false} />
        <Tick name="ticked" starts />
        <Tick name="focus" starts forced="focus" />
        <Tick name="wrong" starts={false} error={words.problem} />
        <Tick name="disabled" starts disabled />
      </Part>
      <Part name="RadioCard">
        <Radios name="default" />
        <Radios name="focus" forced="focus" />
        <Radios name="disabled" disabled />
      </Part>
      <Part name="SignatureField">
        <Sign name="empty" starts={null} />
        <Sign name="signed" starts="M60 130L120 60 150 150 210 80 260 140 420 110" />
      </Part>
      <Part name="Switch">
        <Toggle name="off" starts={false} />
        <Toggle name="on" starts />
        <Toggle name="focus" starts forced="focus" />
        <Toggle name="disabled" starts disabled />
      </Part>
    </>
  )
}

type Shown = Pick<ComponentProps<typeof State>, 'name' | 'forced'>

function Text({ name, forced, ...rest }: Shown & Partial<Omit<ComponentProps<typeof TextField>, 'name'>>) {
  const words = useWords()
  const [value, setValue] = useState(rest.value ?? words.value)
  return (
    <State name={name} forced={forced}>
      <TextField label={words.label} {...rest} name="sample" value={value} onChange={setValue} />
    </State>
  )
}

function Area({ name, forced, ...rest }: Shown & Partial<Omit<ComponentProps<typeof TextArea>, 'name'>>) {
  const words = useWords()
  const [value, setValue] = useState(rest.value ?? words.sentence)
  return (
    <State name={name} forced={forced}>
      <TextArea label={words.title} {...rest} name="sample" value={value} onChange={setValue} />
    </State>
  )
}

function Choose({
  name,
  forced,
  ...rest
}: Shown & { disabled?: boolean; hideLabel?: boolean; error?: string }) {
  const words = useWords()
  const [value, setValue] = useState('0')
  const options = words.options.map((label, at) => ({ value: String(at), label }))
  return (
    <State name={name} forced={forced}>
      <Select label={words.label} options={options} value={value} onChange={setValue} {...rest} />
    </State>
  )
}

function Tick({
  name,
  forced,
  starts,
  ...rest
}: Shown & { starts: boolean; error?: string; disabled?: boolean }) {
  const words = useWords()
  const [checked, setChecked] = useState(starts)
  return (
    <State name={name} forced={forced}>
      <Checkbox checked={checked} onChange={setChecked} {...rest}>
        {words.sentence}
      </Checkbox>
    </State>
  )
}

function Sign({ name, starts }: Shown & { starts: string | null }) {
  const words = useWords()
  const [path, setPath] = useState(starts)
  return (
    <State name={name}>
      <SignatureField label={words.label} help={words.help} value={path} onChange={setPath} />
    </State>
  )
}

function Radios({ name, forced, disabled }: Shown & { disabled?: boolean }) {
  const words = useWords()
  const [chosen, choose] = useState('0')
  return (
    <State name={name} forced={forced}>
      <div className={stack}>
        {words.options.map((title, at) => (
          <RadioCard
            key={title}
            name={`radio ${name}`}
            value={String(at)}
            checked={chosen === String(at)}
            onChange={choose}
            title={title}
            disabled={disabled}
          >
            {at > 0 && words.sentence}
          </RadioCard>
        ))}
      </div>
    </State>
  )
}

function Toggle({ name, forced, starts, ...rest }: Shown & { starts: boolean; disabled?: boolean }) {
  const words = useWords()
  const [checked, setChecked] = useState(starts)
  return (
    <State name={name} forced={forced}>
      <Switch label={words.title} help={words.sentence} checked={checked} onChange={setChecked} {...rest} />
    </State>
  )
}

import { Share2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { row, stack } from './Gallery.css.ts'
import { Part, State, useWords } from './Part.tsx'

const tones = ['primary', 'outline', 'quiet', 'danger', 'whatsapp'] as const
const sizes = ['l', 'm', 's'] as const
const nothing = () => undefined

/** What is pressed. */
export function Buttons() {
  const words = useWords()
  return (
    <>
      <Part name="Button">
        <AllTones name="default" />
        <AllTones name="hover" forced="hover" />
        <AllTones name="focus" forced="focus" />
        <AllTones name="pressed" forced="press" />
        <AllTones name="disabled" disabled />
        <AllTones name="busy" busy />
        <State name="sizes">
          <div className={row}>
            {sizes.map((size) => (
              <Button key={size} size={size}>
                {words.act}
              </Button>
            ))}
          </div>
        </State>
        <State name="full, long words">
          <div className={stack}>
            <Button full size="l">
              {words.longAct}
            </Button>
            <Button full tone="outline" busy>
              {words.longAct}
            </Button>
          </div>
        </State>
        <State name="a link that looks like one">
          <a className={buttonClass({ tone: 'outline' })} href="#Button">
            {words.act}
          </a>
        </State>
      </Part>
      <Part name="IconButton">
        <IconSample name="default" />
        <IconSample name="hover" forced="hover" />
        <IconSample name="focus" forced="focus" />
        <IconSample name="disabled" disabled />
      </Part>
      <Part name="Chip">
        <State name="says something">
          <Chip>{words.options[0]}</Chip>
        </State>
        <State name="can be pressed, pressed, disabled">
          <div className={row}>
            <Chip onClick={nothing}>{words.options[0]}</Chip>
            <Chip onClick={nothing} pressed>
              {words.options[1]}
            </Chip>
            <Chip onClick={nothing} disabled>
              {words.options[2]}
            </Chip>
          </div>
        </State>
        <State name="hover" forced="hover">
          <Chip onClick={nothing}>{words.options[0]}</Chip>
        </State>
        <State name="focus" forced="focus">
          <Chip onClick={nothing}>{words.options[0]}</Chip>
        </State>
        <State name="can be taken away">
          <Chip onRemove={nothing} removeLabel={`${words.remove} ${words.options[2]}`}>
            {words.options[2]}
          </Chip>
        </State>
      </Part>
    </>
  )
}

type Shown = Pick<ComponentProps<typeof State>, 'name' | 'forced'>

function AllTones({ name, forced, ...state }: Shown & { disabled?: boolean; busy?: boolean }) {
  const words = useWords()
  return (
    <State name={name} forced={forced}>
      <div className={row}>
        {tones.map((tone) => (
          <Button key={tone} tone={tone} {...state}>
            {tone === 'whatsapp' ? 'WhatsApp' : words.act}
          </Button>
        ))}
      </div>
    </State>
  )
}

function IconSample({ name, forced, disabled }: Shown & { disabled?: boolean }) {
  const words = useWords()
  return (
    <State name={name} forced={forced}>
      <IconButton label={words.act} icon={<Share2 size={20} aria-hidden />} disabled={disabled} />
    </State>
  )
}

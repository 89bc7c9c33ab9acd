import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/Button/Button.tsx'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { ChoiceSheet } from '#client/ui/ChoiceSheet/ChoiceSheet.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { stack } from './Gallery.css.ts'
import { Part, State, useWords } from './Part.tsx'

const sides = ['bottom', 'center', 'wide', 'drawer'] as const
const nothing = () => undefined

/** What comes over the page: pressed open, so that focus and the way back can be tried. */
export function Overlays() {
  const words = useWords()
  return (
    <>
      <Part name="Sheet">
        {sides.map((side) => (
          <State key={side} name={side}>
            <SheetSample side={side} />
          </State>
        ))}
        <State name="long words, much to read">
          <SheetSample side="bottom" isLong />
        </State>
      </Part>
      <Part name="ChoiceSheet">
        <State name="something is chosen">
          <ChoiceSample isCounting={false} />
        </State>
        <State name="busy counting">
          <ChoiceSample isCounting />
        </State>
      </Part>
      <Part name="Toast">
        {(['success', 'info', 'error'] as const).map((kind) => (
          <State key={kind} name={kind}>
            <Button tone="outline" onClick={() => showToast({ kind, text: words.sentence })}>
              {kind}
            </Button>
          </State>
        ))}
        <State name="stays, with an act">
          <Button
            tone="outline"
            onClick={() =>
              showToast({
                kind: 'info',
                text: words.longTitle,
                sticky: true,
                action: { label: words.act, onClick: nothing },
              })
            }
          >
            {words.act}
          </Button>
        </State>
      </Part>
    </>
  )
}

function SheetSample({ side, isLong = false }: { side: (typeof sides)[number]; isLong?: boolean }) {
  const words = useWords()
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button tone="outline" onClick={() => open(true)}>
        {words.title}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => open(false)}
        side={side}
        title={isLong ? words.longTitle : words.title}
        description={words.help}
        closeLabel={words.close}
        aside={isLong && <IconButton label={words.act} icon={<Share2 size={20} aria-hidden />} />}
        footer={
          <Button full size="l" onClick={() => open(false)}>
            {isLong ? words.longAct : words.act}
          </Button>
        }
      >
        <div className={stack}>
          {Array.from({ length: isLong ? 40 : 1 }, (_, at) => (
            <p key={at}>{words.sentence}</p>
          ))}
        </div>
      </Sheet>
    </>
  )
}

function ChoiceSample({ isCounting }: { isCounting: boolean }) {
  const words = useWords()
  const [isOpen, open] = useState(false)
  const [ticked, tick] = useState<string[]>([words.options[0]])
  return (
    <>
      <Button tone="outline" onClick={() => open(true)}>
        {words.title}
      </Button>
      {isOpen && (
        <ChoiceSheet
          title={words.title}
          closeLabel={words.close}
          onReset={ticked.length > 0 ? () => tick([]) : undefined}
          resetLabel={words.remove}
          showLabel={words.act}
          isCounting={isCounting}
          onClose={() => open(false)}
        >
          {words.options.map((option) => (
            <Checkbox
              key={option}
              checked={ticked.includes(option)}
              onChange={(on) =>
                tick((before) => (on ? [...before, option] : before.filter((each) => each !== option)))
              }
            >
              {option}
            </Checkbox>
          ))}
        </ChoiceSheet>
      )}
    </>
  )
}

import { useState } from 'react'
import { Done } from '#client/components/form/Done.tsx'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { PasswordField } from '#client/components/form/PasswordField.tsx'
import { SelectionBar } from '#client/components/selection/SelectionBar.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { UploadRow } from '#client/components/upload/UploadRow.tsx'
import type { Upload } from '#client/components/upload/useUpload.ts'
import { Part, State, useWords } from './Part.tsx'

const nothing = () => undefined
const upload: Upload = {
  state: 'sending',
  progress: 0.4,
  fileName: 'permis-de-conduire.jpg',
  problem: null,
  answer: null,
  choose: nothing,
  retry: nothing,
  cancel: nothing,
  reset: nothing,
}
const uploads: Record<string, Upload> = {
  preparing: { ...upload, state: 'preparing', progress: 0 },
  sending: upload,
  'sent, being checked': { ...upload, progress: 1 },
  failed: { ...upload, state: 'failed', problem: 'offline' },
  'failed for good': { ...upload, state: 'failed', problem: 'file-damaged' },
  done: { ...upload, state: 'done', fileName: `${'tres-long-nom-'.repeat(6)}.jpg` },
}

const selection: Selection = {
  isSelecting: true,
  rows: [{ _id: 'one' }, { _id: 'two' }],
  has: () => true,
  toggle: nothing,
  all: nothing,
  none: nothing,
  begin: nothing,
  end: nothing,
}

/** What forms share. */
export function Forms() {
  const words = useWords()
  const [email, setEmail] = useState('driver@wouri.example')
  const [password, setPassword] = useState('Wouri')
  const [isWrong, setWrong] = useState(false)
  return (
    <>
      <Part name="FormAlert">
        <State name="takes the focus where it appears">
          {isWrong ? (
            <FormAlert>{words.problem}</FormAlert>
          ) : (
            <Button tone="outline" onClick={() => setWrong(true)}>
              {words.act}
            </Button>
          )}
        </State>
      </Part>
      <Part name="Done">
        <State name="done">
          <Done>{words.sentence}</Done>
        </State>
      </Part>
      <Part name="EmailField and PasswordField">
        <State name="default">
          <EmailField value={email} onChange={setEmail} />
        </State>
        <State name="wrong">
          <PasswordField
            label={words.label}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={words.problem}
          />
        </State>
      </Part>
      <Part name="UploadRow">
        {Object.entries(uploads).map(([name, each]) => (
          <State key={name} name={name}>
            <UploadRow upload={each} onRetry={nothing} onCancel={nothing} onRemove={nothing} />
          </State>
        ))}
      </Part>
      <Part name="SelectionBar">
        <State name="two of them" wide>
          <SelectionBar label={words.title} selection={selection} onDone={nothing}>
            <Button tone="outline" size="s">
              {words.act}
            </Button>
          </SelectionBar>
        </State>
      </Part>
    </>
  )
}

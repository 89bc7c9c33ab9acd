import { Trans } from '@lingui/react/macro'
import { Done } from '#client/components/form/Done.tsx'
import { form } from '#client/components/form/form.css.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { writeAnother } from './letter/desk.ts'
import { buttons } from './WaitingLetter.css.ts'

export function MessageSent() {
  return (
    <div className={form}>
      <Done takesFocus>
        <Trans>Message sent</Trans>
      </Done>
      <p>
        <Trans>We have it, and answer by e-mail.</Trans>
      </p>
      <div className={buttons}>
        <Button tone="outline" size="l" onClick={() => void writeAnother()}>
          <Trans>Write another message</Trans>
        </Button>
      </div>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { form } from '#client/components/form/form.css.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'

type BankSheetProps = { busy: boolean; onAnswer: (yes: boolean) => void }

/** What a bank's own page would ask. To close it is to say no. */
export function BankSheet({ busy, onAnswer }: BankSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open
      onClose={() => onAnswer(false)}
      side="center"
      title={t`Your bank asks`}
      closeLabel={t`Refuse the payment`}
      footer={
        <div className={form}>
          <Button size="l" full busy={busy} onClick={() => onAnswer(true)}>
            <Trans>Confirm the payment</Trans>
          </Button>
          <Button tone="outline" size="l" full onClick={() => onAnswer(false)}>
            <Trans>Refuse the payment</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>Is this payment yours? With a real card your bank would ask here, on its own page.</Trans>
      </p>
    </Sheet>
  )
}

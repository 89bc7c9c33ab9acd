import { Trans, useLingui } from '@lingui/react/macro'
import { depositMethods } from '#domain/deposit/ledger.ts'
import { checklistItems } from '#domain/inspection/inspection.ts'
import { depositMethodLabels } from '#client/components/booking/payments/deposit-labels.ts'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import type { HandoverDraft } from './handover-form.ts'
import { itemLabels } from './handover-labels.ts'

type HandoverPartProps = {
  draft: HandoverDraft
  errorOf: (name: string) => string | undefined
  onChange: (part: Partial<HandoverDraft>) => void
}

/** What is asked and done when keys leave and return. */
export function HandoverPart({ draft, errorOf, onChange }: HandoverPartProps) {
  const { t } = useLingui()
  const typed = (name: 'requiredPictures' | 'graceMinutes' | 'pricePerEighth' | 'cleaningPrice') => ({
    name,
    autoComplete: 'off' as const,
    inputMode: 'numeric' as const,
    value: draft[name],
    error: errorOf(name),
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const methodsError = errorOf('depositMethods')
  return (
    <Part title={<Trans>Hand-over and return</Trans>}>
      <TextField
        {...typed('requiredPictures')}
        label={t`Pictures at least`}
        help={t`From 0 to 6: front, right, rear, left, cabin, dashboard.`}
      />
      <Text size="bodyS">
        <Trans>What your staff look for</Trans>
      </Text>
      {checklistItems.map((item) => (
        <Checkbox
          key={item}
          name={item}
          checked={draft.items.includes(item)}
          onChange={(isOn) =>
            onChange({
              items: checklistItems.filter((each) => (each === item ? isOn : draft.items.includes(each))),
            })
          }
        >
          {t(itemLabels[item])}
        </Checkbox>
      ))}
      <TextArea
        label={t`Other things, one a line`}
        name="otherItems"
        rows={2}
        value={draft.otherItems}
        error={errorOf('checklist')}
        onChange={(otherItems) => onChange({ otherItems })}
      />
      <TextField
        {...typed('graceMinutes')}
        label={t`Minutes late that cost nothing`}
        help={t`After them the time counts from the agreed end.`}
      />
      <AmountField
        {...typed('pricePerEighth')}
        label={t`Price of an eighth of a tank`}
        help={t`0: not asked`}
      />
      <AmountField {...typed('cleaningPrice')} label={t`Price of cleaning`} help={t`0: not asked`} />
      <Text size="bodyS">
        <Trans>How you take a security deposit</Trans>
      </Text>
      {depositMethods.map((method) => (
        <Checkbox
          key={method}
          name={method}
          checked={draft.depositMethods.includes(method)}
          {...(methodsError && method === depositMethods.at(-1) && { error: methodsError })}
          onChange={(isOn) =>
            onChange({
              depositMethods: depositMethods.filter((each) =>
                each === method ? isOn : draft.depositMethods.includes(each),
              ),
            })
          }
        >
          {t(depositMethodLabels[method])}
        </Checkbox>
      ))}
    </Part>
  )
}

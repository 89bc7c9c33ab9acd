import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { key, keys } from './shortcuts.css.ts'

type ShortcutSheetProps = { isOn: boolean; onChange: (isOn: boolean) => void; onClose: () => void }

/** Every key with what it does, and whether single keys do anything: some press them without meaning to. */
export function ShortcutSheet({ isOn, onChange, onClose }: ShortcutSheetProps) {
  const { t } = useLingui()
  const single = [
    ['T', t`Today`],
    ['B', t`Bookings`],
    ['C', t`Calendar`],
    ['N', t`Book for somebody`],
    ['/', t`Go to the search field`],
    ['?', t`This list`],
  ] as const
  const inCalendar = [
    ['← ↑ → ↓', t`Another day or car`],
    ['Home / End', t`First or last day shown`],
    ['Page ↑ / Page ↓', t`Eight cars further`],
    ['Enter', t`Open the day: block or book`],
  ] as const
  return (
    <Sheet open onClose={onClose} side="center" title={t`Keyboard shortcuts`} closeLabel={t`Close`}>
      <Stack gap="s4">
        <Checkbox checked={isOn} onChange={onChange}>
          <Trans>Use single keys while nothing is typed</Trans>
        </Checkbox>
        <Keys rows={single} />
        <Text as="h3" weight="strong">
          <Trans>In the calendar</Trans>
        </Text>
        <Keys rows={inCalendar} />
      </Stack>
    </Sheet>
  )
}

function Keys({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={keys}>
      {rows.map(([pressed, what]) => (
        <div key={pressed}>
          <dt>
            <kbd className={key} translate="no">
              {pressed}
            </kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}

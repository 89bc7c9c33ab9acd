import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { sheetActions } from '#client/features/settings/settings.css.ts'
import { useSession } from '#client/session/session.ts'
import { useDeviceFull } from '#client/storage/full.ts'
import { clearStored, measureStored } from '#client/storage/stored.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useFormatBytes } from './bytes.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { Explanation, Note, SettingsLine } from '#client/features/settings/SettingsSection.tsx'

export function OfflineData() {
  const { t } = useLingui()
  const formatBytes = useFormatBytes()
  const { data: stored, refetch } = useQuery({
    queryKey: ['stored'],
    queryFn: measureStored,
    staleTime: 0,
    gcTime: 0,
  })
  const isFull = useDeviceFull()
  const [isAsking, setIsAsking] = useState(false)
  const whole = stored?.wholeBytes ? formatBytes(stored.wholeBytes) : null

  async function clear() {
    await clearStored()
    await refetch()
    setIsAsking(false)
    showToast({ kind: 'success', text: t`Nothing is saved for offline use on this phone now.` })
  }
  return (
    <SettingsLine
      title={<Trans>Saved for offline use</Trans>}
      text={
        <>
          <Note>
            <Trans>
              Bookings you have seen, the lists of places and rental agencies, and the pictures of cars.
            </Trans>
          </Note>
          {isFull && (
            <Text size="bodyS" weight="medium" tone="danger" role="status">
              <Trans>This phone is full. Free some space to save more than your next booking.</Trans>
            </Text>
          )}
          {stored === undefined ? (
            <Skeleton height={20} width={160} />
          ) : (
            <Note>
              <Plural value={stored.bookings} _0="No booking" one="# booking" other="# bookings" />
              {' · '}
              {formatBytes(stored.bytes)}
              {whole !== null && (
                <>
                  {' · '}
                  <Trans>{whole} with the app itself</Trans>
                </>
              )}
            </Note>
          )}
        </>
      }
    >
      <Button tone="outline" disabled={!stored?.bytes} onClick={() => setIsAsking(true)}>
        <Trans>Clear</Trans>
      </Button>
      <ConfirmClear open={isAsking} onClose={() => setIsAsking(false)} onClear={clear} />
    </SettingsLine>
  )
}

type ConfirmClearProps = { open: boolean; onClose: () => void; onClear: () => Promise<void> }

function ConfirmClear({ open, onClose, onClear }: ConfirmClearProps) {
  const { t } = useLingui()
  const { state } = useSession()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="center"
      title={t`Clear what is saved on this phone?`}
      closeLabel={t`Close`}
    >
      <Explanation>
        <Trans>
          This removes bookings, lists, pictures and what you typed at checkout from this phone. Your bookings
          do not change; go online to see them again. Changes waiting to be sent stay.
        </Trans>
      </Explanation>
      {state === 'out' && (
        <Explanation>
          <Trans>
            You can then find a booking made without an account only through its confirmation email.
          </Trans>
        </Explanation>
      )}
      <div className={sheetActions}>
        <Button tone="danger" size="l" onClick={() => void onClear()}>
          <Trans>Clear</Trans>
        </Button>
        <Button tone="quiet" size="l" onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </Sheet>
  )
}

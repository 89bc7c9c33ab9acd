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
    showToast({ kind: 'success', text: t`This phone keeps nothing for offline reading now.` })
  }
  return (
    <SettingsLine
      title={<Trans>Kept for reading offline</Trans>}
      text={
        <>
          <Note>
            <Trans>
              Bookings you have seen, the lists of places and suppliers, and the pictures of cars.
            </Trans>
          </Note>
          {isFull && (
            <Text size="bodyS" weight="medium" tone="danger" role="status">
              <Trans>
                This phone is full. Only your next booking is kept for now; make room on the phone to keep
                more.
              </Trans>
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
      title={t`Clear what this phone keeps?`}
      closeLabel={t`Close`}
    >
      <Explanation>
        <Trans>
          Bookings, lists and pictures are removed from this phone, with what you have typed at checkout. Your
          bookings themselves stay as they are; you need a network to see them again. What waits to be sent
          stays.
        </Trans>
      </Explanation>
      {state === 'out' && (
        <Explanation>
          <Trans>
            A booking made without an account can then only be found with the help of its confirmation mail.
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

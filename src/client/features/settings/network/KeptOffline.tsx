import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clearStored, measureStored } from '#client/storage/stored.ts'
import { useSession } from '#client/session/session.ts'
import { line, name, problem, quiet, sheetActs, text, words } from '#client/features/settings/lines.css.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useBytes } from './useBytes.ts'
import { useDeviceFull } from './useDeviceFull.ts'

export function KeptOffline() {
  const { t } = useLingui()
  const bytes = useBytes()
  const { data: stored, refetch } = useQuery({ queryKey: ['stored'], queryFn: measureStored, staleTime: 0, gcTime: 0 })
  const isFull = useDeviceFull()
  const [isAsking, setIsAsking] = useState(false)
  const whole = stored?.wholeBytes ? bytes(stored.wholeBytes) : null
  const kept = stored && bytes(stored.bytes)

  async function clear() {
    await clearStored()
    await refetch()
    setIsAsking(false)
    showToast({ kind: 'success', text: t`This phone keeps nothing for offline reading now.` })
  }
  return (
    <div className={line}>
      <div className={words}>
        <h3 className={name}>
          <Trans>Kept for reading offline</Trans>
        </h3>
        <p className={quiet}>
          <Trans>Bookings you have seen, the lists of places and suppliers, and the pictures of cars.</Trans>
        </p>
        {isFull && (
          <p className={problem} role="status">
            <Trans>This phone is full. Only your next booking is kept for now; make room on the phone to keep more.</Trans>
          </p>
        )}
        {stored === undefined ? (
          <Skeleton height={20} width={160} />
        ) : (
          <p className={quiet}>
            <Plural value={stored.bookings} _0="No booking" one="# booking" other="# bookings" />
            {' · '}
            {kept}
            {whole !== null && (
              <>
                {' · '}
                <Trans>{whole} with the app itself</Trans>
              </>
            )}
          </p>
        )}
      </div>
      <Button tone="outline" disabled={!stored?.bytes} onClick={() => setIsAsking(true)}>
        <Trans>Clear</Trans>
      </Button>
      <ConfirmClear open={isAsking} onClose={() => setIsAsking(false)} onClear={clear} />
    </div>
  )
}

type ConfirmClearProps = { open: boolean; onClose: () => void; onClear: () => Promise<void> }

function ConfirmClear({ open, onClose, onClear }: ConfirmClearProps) {
  const { t } = useLingui()
  const { state } = useSession()
  return (
    <Sheet open={open} onClose={onClose} side="center" title={t`Clear what this phone keeps?`} closeLabel={t`Close`}>
      <p className={text}>
        <Trans>
          Bookings, lists and pictures are removed from this phone, with what you have typed at checkout. Your bookings
          themselves stay as they are; you need a network to see them again. What waits to be sent stays.
        </Trans>
      </p>
      {state === 'out' && (
        <p className={text}>
          <Trans>A booking made without an account can then only be found with the help of its confirmation mail.</Trans>
        </p>
      )}
      <div className={sheetActs}>
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

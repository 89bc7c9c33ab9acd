import { useState } from 'react'
import type { User } from '#contract/account/account.ts'
import type { Failure } from '#domain/failure.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Upload } from '#client/components/upload/useUpload.ts'
import { useSentFile, type KeptFile } from './useSentFile.ts'

type Input = { user: User | null; front: KeptFile; back: KeptFile; now: Instant }

export type Licence = {
  upload: Upload
  /** The other side, in a file of its own; never needed, and nothing without the front. */
  back: Upload
  /** The account has one, as far as is known. */
  isOnFile: boolean
  /** A driver with a licence on file wants to send another one. */
  isReplacing: boolean
  replace: (isReplacing: boolean) => void
  isThere: boolean
  isBusy: boolean
  /** The server would not take it: it is forgotten and asked for again. */
  drop: (why: Failure) => void
}

const isUnderWay = ({ state }: Upload) => state === 'preparing' || state === 'sending'

/** The licence of this checkout: the one on file, or one sent now that the booking will attach. */
export function useLicence({ user, front: keptFront, back: keptBack, now }: Input): Licence {
  const [isReplacing, setIsReplacing] = useState(false)
  const [isDoubted, setIsDoubted] = useState(false)
  const front = useSentFile(keptFront, now)
  const back = useSentFile(keptBack, now)
  const { upload } = front
  const isOnFile = Boolean(user?.license) && !isDoubted
  const isSent = upload.state === 'done'

  function takeBack() {
    front.takeBack()
    back.takeBack()
  }
  return {
    upload: { ...upload, reset: takeBack },
    back: { ...back.upload, answer: isSent ? back.upload.answer : null, reset: back.takeBack },
    isOnFile,
    isReplacing: isReplacing || upload.state !== 'idle',
    replace: (wanted) => {
      if (!wanted) takeBack()
      setIsReplacing(wanted)
    },
    isThere: isOnFile || isSent,
    isBusy: isUnderWay(upload) || (isSent && isUnderWay(back.upload)),
    drop: (why) => {
      front.forget()
      back.forget()
      setIsReplacing(true)
      if (why === 'licence-required') setIsDoubted(true)
    },
  }
}

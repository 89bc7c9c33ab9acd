import { useState } from 'react'
import type { User } from '#contract/account/account.ts'
import type { Failure } from '#domain/failure.ts'
import type { Instant } from '#domain/rental/period.ts'
import { discardLicence, uploadLicence } from '#client/api/account/licences.ts'
import { useUpload, type Upload } from '#client/components/upload/useUpload.ts'
import { rightNow } from '#client/store/clock.ts'
import { unexpiredLicence, type UploadedLicence } from '#client/features/checkout/draft.ts'

type Input = {
  user: User | null
  stored: UploadedLicence | null
  store: (licence: UploadedLicence | null) => void
  now: Instant
}

export type Licence = {
  upload: Upload
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

/** The licence of this checkout: the one on file, or one sent now that the booking will attach. */
export function useLicence({ user, stored, store, now }: Input): Licence {
  const [isReplacing, setIsReplacing] = useState(false)
  const [isDoubted, setIsDoubted] = useState(false)
  const sent = unexpiredLicence(stored, now)
  const upload = useUpload(
    async (file, options) => {
      const name = await uploadLicence(file, options)
      store({ name, fileName: file.name, sentAt: rightNow() })
      return name
    },
    sent && { answer: sent.name, fileName: sent.fileName },
  )
  const isOnFile = Boolean(user?.license) && !isDoubted

  function forget() {
    store(null)
    upload.reset()
  }
  function takeBack() {
    // What is not taken back the server deletes after a day anyway.
    if (upload.answer !== null) discardLicence(upload.answer).catch(() => undefined)
    forget()
  }
  return {
    upload: { ...upload, reset: takeBack },
    isOnFile,
    isReplacing: isReplacing || upload.state !== 'idle',
    replace: (wanted) => {
      if (!wanted) takeBack()
      setIsReplacing(wanted)
    },
    isThere: isOnFile || upload.state === 'done',
    isBusy: upload.state === 'preparing' || upload.state === 'sending',
    drop: (why) => {
      forget()
      setIsReplacing(true)
      if (why === 'licence-required') setIsDoubted(true)
    },
  }
}

import { discardLicence, uploadLicence } from '#client/api/account/licences.ts'
import { useUpload, type Upload } from '#client/components/upload/useUpload.ts'
import { unexpiredLicence, type UploadedLicence } from '#client/features/checkout/draft.ts'
import { rightNow } from '#client/store/clock.ts'
import type { Instant } from '#domain/rental/period.ts'

/** What the draft keeps of a side of the licence. */
export type KeptFile = {
  stored: UploadedLicence | null
  store: (licence: UploadedLicence | null) => void
}

export type SentFile = {
  upload: Upload
  forget: () => void
  /** Deletes it on the server too. */
  takeBack: () => void
}

/** A file that waits on the server for a day until a booking attaches it; its name is there after the app was closed. */
export function useSentFile({ stored, store }: KeptFile, now: Instant): SentFile {
  const sent = unexpiredLicence(stored, now)
  const upload = useUpload(
    async (file, options) => {
      const name = await uploadLicence(file, options)
      store({ name, fileName: file.name, sentAt: rightNow() })
      return name
    },
    sent && { answer: sent.name, fileName: sent.fileName },
  )
  function forget() {
    store(null)
    upload.reset()
  }
  return {
    upload,
    forget,
    takeBack: () => {
      // What is not taken back the server deletes after a day anyway.
      if (upload.answer !== null) discardLicence(upload.answer).catch(() => undefined)
      forget()
    },
  }
}

import { useEffect, useState } from 'react'
import { readPicture } from '#client/storage/walks/picture-store.ts'

type StoredImageProps = { sha256: string; alt: string; className: string }

/** A picture that this device keeps. */
export function StoredImage({ sha256, alt, className }: StoredImageProps) {
  const address = useStoredAddress(sha256)
  return address === undefined ? (
    <span className={className} />
  ) : (
    <img src={address} alt={alt} className={className} />
  )
}

/** Undefined until it was read, and where it is not there. */
function useStoredAddress(sha256: string | undefined): string | undefined {
  const [read, setRead] = useState<{ of: string; address: string }>()
  useEffect(() => {
    if (sha256 === undefined) return
    let address: string | undefined
    let isHere = true
    void readPicture(sha256).then((bytes) => {
      if (!isHere || bytes === null) return
      address = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }))
      setRead({ of: sha256, address })
    })
    return () => {
      isHere = false
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [sha256])
  return read?.of === sha256 ? read?.address : undefined
}

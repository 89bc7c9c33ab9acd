import { useEffect, useState } from 'react'

export const loadCameraSheet = () => import('./CameraSheet.tsx')

/** True once the sheet with the live camera can be opened; where it cannot, the phone's own camera is opened instead. */
export function useLiveCamera(): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    let isShown = true
    const load = async () => {
      if (!(await mayOpen())) return
      await loadCameraSheet()
      if (isShown) setHere(true)
    }
    // Without a network its code may be missing.
    load().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [])
  return isHere
}

/** False also at a desk, whose camera looks at the person: there a picture is a file. */
async function mayOpen(): Promise<boolean> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- missing where the page came without TLS
  if (!navigator.mediaDevices?.getUserMedia || !window.matchMedia('(pointer: coarse)').matches) return false
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state !== 'denied'
  } catch {
    // A browser that does not tell it asks the person.
    return true
  }
}

// The phone's camera as long as its sheet is open and seen.

import { useEffect, useRef, useState, type RefObject } from 'react'

/** `closed` where it was not allowed, is not there, or belongs to something else. */
export type CameraState = 'opening' | 'live' | 'closed'

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1440 } },
}

/** A light of the phone shows that the camera is on: it is off whenever nobody looks at it. */
export function useCamera(): { video: RefObject<HTMLVideoElement | null>; state: CameraState } {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('opening')
  useEffect(() => {
    let stream: MediaStream | null = null
    // An answer that comes after the camera was put away is put away, too.
    let turn = 0
    const stop = () => {
      turn += 1
      stopped(stream)
      stream = null
    }
    const start = async () => {
      stop()
      const own = turn
      setState('opening')
      try {
        const opened = await navigator.mediaDevices.getUserMedia(wanted)
        if (own !== turn || video.current === null) return stopped(opened)
        stream = opened
        opened.getTracks()[0]?.addEventListener('ended', () => {
          if (own === turn) setState('closed')
        })
        video.current.srcObject = opened
        await video.current.play()
        if (own === turn) setState('live')
      } catch {
        if (own !== turn) return
        stop()
        setState('closed')
      }
    }
    const follow = () => {
      if (document.visibilityState === 'hidden') stop()
      else void start()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [])
  return { video, state }
}

function stopped(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** What the camera shows at this moment. */
export async function pictureOf(video: HTMLVideoElement): Promise<File> {
  const size = { width: video.videoWidth, height: video.videoHeight }
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const type = 'image/jpeg'
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  // Without one it is a file that cannot be read, which is said.
  return new File(jpeg ? [jpeg] : [], 'picture.jpg', { type })
}

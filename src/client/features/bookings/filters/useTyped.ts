import { useState } from 'react'

/**
 * What stands in a field that tells the address, perhaps later than it is typed. The address speaks back only with what
 * the field did not tell itself: a chip that was taken away, or a way back.
 */
export function useTyped(value: string) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (value !== told) {
      setTold(value)
      setText(value)
    }
  }
  return [text, setText, setTold] as const
}

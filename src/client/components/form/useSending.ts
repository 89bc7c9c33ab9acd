import { useState, type FormEvent } from 'react'

/** Sends a form once at a time. `send` returns the sentence to show above the form when it failed. */
export function useSending(
  check: (form: HTMLFormElement) => boolean,
  send: (form: HTMLFormElement) => Promise<string | null>,
) {
  const [isBusy, setIsBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)

  async function submit(form: HTMLFormElement) {
    setAlert(null)
    if (!check(form)) return
    setIsBusy(true)
    try {
      setAlert(await send(form))
    } finally {
      setIsBusy(false)
    }
  }
  return {
    isBusy,
    alert,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (!isBusy) void submit(event.currentTarget)
    },
  }
}

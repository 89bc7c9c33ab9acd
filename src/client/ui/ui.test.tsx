// UI components as a person uses them: by press, focus and accessible name.

import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { press, pressKey, render, type } from '#tests/support/render.tsx'
import { Button } from './Button/Button.tsx'
import { Checkbox } from './Field/Checkbox.tsx'
import { RadioCard } from './Field/RadioCard.tsx'
import { Switch } from './Field/Switch.tsx'
import { TextField } from './Field/TextField.tsx'
import { Picture } from './Picture/Picture.tsx'
import { Select } from './Select/Select.tsx'
import { Sheet } from './Sheet/Sheet.tsx'
import { showToast } from './Toast/toast.ts'
import { ToastViewport } from './Toast/ToastViewport.tsx'
import { useNearEnd } from './useNearEnd.ts'

test('a busy button keeps its place and its focus, says that it is busy and refuses the press', async () => {
  const onClick = vi.fn()
  const { root, update } = await render(<Button onClick={onClick}>Pay</Button>)
  const button = root.querySelector('button')!
  button.focus()
  await press(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  await update(
    <Button onClick={onClick} busy>
      Pay
    </Button>,
  )
  await press(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.disabled).toBe(false)
  expect(document.activeElement).toBe(button)
})

test('a busy submit button does not send its form again', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { root } = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await press(root.querySelector('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

function Named({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return (
    <TextField
      label="Full name"
      name="fullName"
      value={value}
      onChange={setValue}
      error={error}
      help="As in your passport"
    />
  )
}

test('a text field is named by its label, described by its error and its help, and keeps the focus when the error comes', async () => {
  const { root, update } = await render(<Named />)
  const input = root.querySelector('input')!
  expect(root.querySelector('label')?.htmlFor).toBe(input.id)
  const described = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(described()).toEqual(['As in your passport'])
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  input.focus()
  await type(input, 'Ama')
  await update(<Named error="Too short" />)
  expect(described()).toEqual(['Too short', 'As in your passport'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.value).toBe('Ama')
  expect(document.activeElement).toBe(input)
})

test('a checkbox gives its new state and is described by its error', async () => {
  const onChange = vi.fn()
  const { root } = await render(
    <Checkbox checked={false} onChange={onChange} error="Please accept the terms">
      I accept
    </Checkbox>,
  )
  const input = root.querySelector('input')!
  await press(input)
  expect(onChange).toHaveBeenCalledWith(true)
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Please accept the terms',
  )
})

test('a radio card is named by its title, described by the rest, and chosen by its value', async () => {
  const onChange = vi.fn()
  const { root } = await render(
    <RadioCard name="payment" value="full" checked={false} onChange={onChange} title="Pay now">
      Free cancellation
    </RadioCard>,
  )
  const input = root.querySelector('input')!
  expect(document.getElementById(input.getAttribute('aria-labelledby')!)?.textContent).toBe('Pay now')
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Free cancellation',
  )
  await press(root.querySelector('label'))
  expect(onChange).toHaveBeenCalledWith('full')
})

test('a switch is one, is named by its label and turns with it', async () => {
  const onChange = vi.fn()
  const { root } = await render(
    <Switch checked={false} onChange={onChange} label="Notices by mail" help="Never more than one a day" />,
  )
  const input = root.querySelector('[role="switch"]')!
  expect(document.getElementById(input.getAttribute('aria-labelledby')!)?.textContent).toBe('Notices by mail')
  await press(root.querySelector('label'))
  expect(onChange).toHaveBeenCalledWith(true)
})

function Opener({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Sheet open={isOpen} onClose={close} title="Filters of the search" closeLabel="Close">
        <p>Automatic</p>
      </Sheet>
    </>
  )
}

test('a sheet takes the focus, is named by its title, closes with Escape and gives the focus back', async () => {
  const onClose = vi.fn()
  const { root } = await render(<Opener onClose={onClose} />)
  const opener = root.querySelector('button')!
  opener.focus()
  await press(opener)
  const dialog = document.querySelector('[role="dialog"]')!
  expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).toBe(
    'Filters of the search',
  )
  expect(document.activeElement).toBe(dialog)
  await pressKey(dialog, 'Escape')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(opener)
})

test('the button of a sheet closes it', async () => {
  const onClose = vi.fn()
  const { root } = await render(<Opener onClose={onClose} />)
  await press(root.querySelector('button'))
  await press(document.querySelector('[role="dialog"] button[aria-label="Close"]'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

/** Stands in for the browser's: Back, or the phone's gesture, closes the last one that was made. */
function givesBack(): () => Promise<void> {
  const open: EventTarget[] = []
  class CloseWatcher extends EventTarget {
    constructor() {
      super()
      open.push(this)
    }
    destroy() {
      open.splice(open.indexOf(this), 1)
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  return () => act(async () => void open.pop()?.dispatchEvent(new Event('close')))
}

test('Back closes an open sheet once, and leaves one that is closed alone', async () => {
  const goBack = givesBack()
  const onClose = vi.fn()
  const { root } = await render(<Opener onClose={onClose} />)
  await goBack()
  expect(onClose).not.toHaveBeenCalled()
  await press(root.querySelector('button'))
  await goBack()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  await goBack()
  expect(onClose).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('a select is named by its label and its value, also when the label is visually hidden', async () => {
  const options = [
    { value: 'price', label: 'Price' },
    { value: 'rating', label: 'Rating' },
  ] as const
  const { root, update } = await render(
    <Select label="Sort by" value="price" options={options} onChange={() => {}} hideLabel />,
  )
  const trigger = root.querySelector('[role="combobox"]')!
  const name = () =>
    trigger
      .getAttribute('aria-labelledby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(name()).toEqual(['Sort by', 'Price'])
  await update(<Select label="Sort by" value="rating" options={options} onChange={() => {}} hideLabel />)
  expect(name()).toEqual(['Sort by', 'Rating'])
})

test('a toast shows its words and its action, and leaves when it is pressed', async () => {
  const undo = vi.fn()
  await render(<ToastViewport label="Messages ({hotkey})" messageLabel="Message" />)
  await act(async () =>
    showToast({ kind: 'success', text: 'Removed', action: { label: 'Undo', onClick: undo }, sticky: true }),
  )
  const action = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')
  expect(document.body.textContent).toContain('Removed')
  await press(action)
  expect(undo).toHaveBeenCalledTimes(1)
  await expect
    .poll(() =>
      [...document.querySelectorAll('li')].some(({ textContent }) => textContent?.includes('Removed')),
    )
    .toBe(false)
})

test('a picture that fails gives its place to the placeholder, and is tried again when the network is back', async () => {
  const part = (src: string) => (
    <Picture src={src} alt="A car">
      <b>No picture</b>
    </Picture>
  )
  const { root, update } = await render(part('/a.webp'))
  await act(async () => root.querySelector('img')!.dispatchEvent(new Event('error')))
  expect(root.innerHTML).toBe('<b>No picture</b>')
  await act(async () => dispatchEvent(new Event('online')))
  expect(root.querySelector('img')?.alt).toBe('A car')
  await act(async () => root.querySelector('img')!.dispatchEvent(new Event('error')))
  await update(part('/b.webp'))
  expect(root.querySelector('img')?.getAttribute('src')).toBe('/b.webp')
  await update(part(''))
  expect(root.querySelector('b')).not.toBeNull()
})

test('the end of a list that came near is not missed, however many moments one report holds', async () => {
  const reports: ((moments: { isIntersecting: boolean }[]) => void)[] = []
  class Watcher {
    observe = vi.fn()
    disconnect = vi.fn()
    constructor(report: (typeof reports)[number]) {
      reports.push(report)
    }
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  const onNear = vi.fn()
  function List() {
    return <div ref={useNearEnd(true, onNear)} />
  }
  await render(<List />)
  reports[0]!([{ isIntersecting: false }])
  expect(onNear).not.toHaveBeenCalled()
  reports[0]!([{ isIntersecting: false }, { isIntersecting: true }])
  expect(onNear).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

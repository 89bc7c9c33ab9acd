import { Action, Description, Provider, Root, Viewport } from '@radix-ui/react-toast'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '#client/store/create-store.ts'
import { classes } from '../classes.ts'
import { dismissToast, toasts as shownToasts } from './toast.ts'
import type { ShownToast } from './toast.ts'
import { useToastRoom } from './useToastRoom.ts'
import {
  action as actionButton,
  kinds,
  text as textBox,
  toast as toastBox,
  viewport,
} from './ToastViewport.css.ts'

const shownFor = 5000
/** Time for the way out to be seen. */
const leaving = 300

type ToastViewportProps = {
  /** What the place is called, with `{hotkey}` for the key that leads there. */
  label: string
  /** What one message is announced as. */
  messageLabel: string
}

/** Passing messages: pausing under the pointer or the focus, gone with a click. */
export function ToastViewport({ label, messageLabel }: ToastViewportProps) {
  const toasts = useStore(shownToasts)
  const list = useRef<HTMLOListElement>(null)
  useToastRoom(list)
  // In the body, so that they are above an open sheet.
  return createPortal(
    <Provider label={messageLabel} duration={shownFor} swipeDirection="down">
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
      <Viewport ref={list} className={viewport} label={label} />
    </Provider>,
    document.body,
  )
}

function Message({ toast: { id, kind, text, action, sticky } }: { toast: ShownToast }) {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => dismissToast(id), leaving)
    return () => clearTimeout(timer)
  }, [id, isOpen])
  return (
    <Root
      open={isOpen}
      onOpenChange={setOpen}
      className={classes(toastBox, kinds[kind])}
      type={kind === 'error' ? 'foreground' : 'background'}
      duration={sticky ? Infinity : shownFor}
      onClick={() => setOpen(false)}
    >
      <Description className={textBox}>{text}</Description>
      {action && (
        <Action className={actionButton} altText={action.label} onClick={action.onClick}>
          {action.label}
        </Action>
      )}
    </Root>
  )
}

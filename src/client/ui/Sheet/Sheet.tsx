import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { titleM } from '../Text/text.css.ts'
import { useBackCloses } from '../useBackCloses.ts'
import {
  acts,
  body,
  explanation,
  foot,
  head,
  scrim,
  sheet,
  sides,
  titles,
  twoLines,
  wholeSheet,
} from './Sheet.css.ts'
import { usePullToClose } from './usePullToClose.ts'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  /** It was not known when the sheet opened: there is room for two lines of it. */
  hasLateTitle?: boolean
  /** Nobody knows how high its content gets: it has its whole height from the first frame on. */
  hasLateContent?: boolean
  description?: string
  /** On phones always from the bottom; on desktops `drawer` is at the end edge, the others are dialogs, one of them wide. */
  side?: keyof typeof sides
  /** Actions that stay in view while the content scrolls. */
  footer?: ReactNode
  closeLabel: string
  /** Shown beside the Close button. */
  aside?: ReactNode
  children: ReactNode
}

export function Sheet({
  open,
  onClose,
  title,
  hasLateTitle = false,
  hasLateContent = false,
  description,
  side = 'bottom',
  footer,
  closeLabel,
  aside,
  children,
}: SheetProps) {
  const content = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const pull = usePullToClose(() => content.current, onClose)
  useBackCloses(open, onClose)
  // Radix's own overlay is left out: it locks the scroll with an inline style sheet; global.css does it by a selector.
  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <Portal>
        <div className={scrim} data-state={open ? 'open' : 'closed'} />
        <Content
          ref={content}
          className={classes(sheet, sides[side], hasLateContent && wholeSheet)}
          data-sheet={side}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            opener.current = document.activeElement
            content.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // A heading far above may have had the focus: the list behind the sheet stays where it is.
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
          }}
        >
          <div className={head} {...pull}>
            <div className={classes(titles, hasLateTitle && twoLines)}>
              <Title className={titleM}>{title}</Title>
              {description !== undefined && <Description className={explanation}>{description}</Description>}
            </div>
            <div className={acts}>
              {aside}
              <Close asChild>
                <IconButton label={closeLabel} icon={<X size={20} aria-hidden="true" />} />
              </Close>
            </div>
          </div>
          <div className={body}>{children}</div>
          {footer && <div className={foot}>{footer}</div>}
        </Content>
      </Portal>
    </Root>
  )
}

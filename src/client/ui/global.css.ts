import { globalStyle } from '@vanilla-extract/css'
import './fonts.css.ts'
import { media, whereNarrow } from './responsive.ts'
import { vars } from './theme.css.ts'
import { layout } from './tokens.ts'

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0 })

globalStyle(':root', {
  // What stays at the bottom of the screen: bars, and toasts while there are any. Everything else ends above it.
  vars: {
    '--bars': 'env(safe-area-inset-bottom, 0px)',
    '--toasts': '0px',
    '--toasts-above': 'var(--bars)',
    '--bottom-inset': 'calc(var(--bars) + var(--toasts))',
  },
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: 1.5,
  background: vars.color.page,
  color: vars.color.ink,
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  scrollbarGutter: 'stable',
  scrollPaddingBlockStart: `calc(${layout.header.phone} + ${vars.space.s4})`,
  scrollPaddingBlockEnd: `calc(var(--bottom-inset) + ${vars.space.s4})`,
  '@media': {
    [media.desktop]: { scrollPaddingBlockStart: `calc(${layout.header.desktop} + ${vars.space.s4})` },
    [media.narrow]: { overflowWrap: 'anywhere', hyphens: 'auto' },
  },
})

// Francs that somebody who reads another currency must not see; the app writes them again as soon as it has hydrated them.
globalStyle('[data-other-currency] [data-drawn-price]', { visibility: 'hidden' })

/** The bar is one row, or these where its words do not fit beside each other. */
const bottomNav = (rows: number) =>
  `calc(max(${layout.bottomNav}, ${whereNarrow(`${rows} * ${layout.bottomNavRow}`)}) + env(safe-area-inset-bottom, 0px))`

globalStyle(':root:has([data-bottom-nav])', {
  '@media': {
    [media.phone]: {
      vars: { '--bars': bottomNav(2) },
    },
  },
})
// An owner has a fifth tab.
globalStyle(':root:has([data-bottom-nav] > :nth-child(5))', {
  '@media': {
    [media.phone]: { vars: { '--bars': bottomNav(3) } },
  },
})

// A sheet over the page holds the page still; the place kept for the scrollbar is dimmed with the rest.
globalStyle(':root:has([data-sheet][data-state="open"])', {
  // The bars are below the sheet.
  vars: { '--toasts-above': 'env(safe-area-inset-bottom, 0px)' },
  overflow: 'hidden',
  // Nor does it bounce under a finger that pulls the sheet.
  overscrollBehavior: 'none',
  background: `color-mix(in srgb, #0F0F10 56%, ${vars.color.page})`,
})

globalStyle('body', {
  minBlockSize: '100dvh',
  // A phone on its side has its camera there.
  paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
  overscrollBehaviorY: 'contain',
  background: vars.color.page,
})
/**
 * Lists of what others change, without a form in them: here the phone's own pull reloads, also in the installed app, which has no
 * button for it, and without a byte of script. Elsewhere a pull would cost what was typed, and in a sheet it is a slip.
 * Where there is no pull the lists renew themselves, when they are opened and when the app comes back to the front.
 */
globalStyle('body:has([data-pull-reloads]):not(:has([data-sheet][data-state="open"]))', {
  overscrollBehaviorY: 'auto',
})
globalStyle('#root', {
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  isolation: 'isolate',
})

globalStyle(':where(h1, h2, h3, h4)', { fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' })
globalStyle(':where(ul, ol)', { listStyle: 'none', padding: 0 })
globalStyle(':where(fieldset)', { border: 0, padding: 0, minInlineSize: 0 })
globalStyle(':where(legend)', { padding: 0 })
globalStyle(':where(dd)', { marginInlineStart: 0 })
globalStyle(':where(img, svg, picture)', { display: 'block', maxInlineSize: '100%' })
globalStyle(':where(img)', { blockSize: 'auto' })
globalStyle(':where(button, input, select, textarea)', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle(':where(button)', {
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
})
globalStyle(':where(a)', { color: 'inherit', textUnderlineOffset: '.2em', textDecorationThickness: '1px' })
// What only says that something loads takes no room: not even the gap that its neighbours keep.
globalStyle(':where(span[role="status"]:empty)', { position: 'absolute' })
globalStyle(':where(hr)', { border: 0, borderBlockStart: `1px solid ${vars.color.hair}` })
globalStyle(':where(.lucide)', { strokeWidth: 1.5, flex: 'none' })
globalStyle(':where(h1, main):focus', { outline: 'none' })

globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
})
// Colours chosen by the system take away grounds and shadows: what is current keeps a line around it.
globalStyle('[aria-current]:not(:focus-visible)', {
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
})
// A control that was pressed before hydration answers at once; what it does follows when it is replayed.
globalStyle('[data-pressed]', {
  opacity: '.72 !important',
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: -2,
  '@media': { '(forced-colors: active)': { opacity: '1 !important', outline: '2px solid Highlight' } },
})
globalStyle('::selection', { background: vars.color.accentWash, color: vars.color.ink })
globalStyle('::placeholder', {
  color: vars.color.inkTertiary,
  opacity: 1,
  // A field cannot take a second line for its hint.
  fontSize: 'clamp(.56em, 5.6vw, 1em)',
})

globalStyle(
  '*, ::before, ::after, ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)',
  {
    '@media': {
      [media.reducedMotion]: {
        animationDuration: '.01ms !important',
        animationDelay: '0s !important',
        animationIterationCount: '1 !important',
        // A short duration would begin a transition of every property of every element.
        transition: 'none !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  },
)

// Ours is a page of receipts too: ink on white paper, and no sheet more than the words need.
globalStyle(':root, body, #root', { '@media': { print: { minBlockSize: 0, background: '#fff' } } })

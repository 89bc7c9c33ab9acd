// The measures of the product. Colours are in theme.css.ts, because they change with the theme.

export const space = {
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '20px',
  s6: '24px',
  s8: '32px',
  s10: '40px',
  s14: '56px',
  s18: '72px',
  s24: '96px',
} as const

export const radius = { xs: '2px', sm: '6px', md: '10px', lg: '16px', full: '999px' } as const

export const layout = {
  gutter: { phone: '16px', desktop: '32px' },
  // In rem, so that they grow with the text: 1200, 680 and 440 px, bars of 52 and 72, 56 and 72 px at the default text size.
  container: '75rem',
  prose: '42.5rem',
  form: '27.5rem',
  header: { phone: 'calc(24px + 1.75rem)', desktop: 'calc(38px + 2.125rem)' },
  bottomNav: 'calc(40px + 1rem)',
  /** One of its two rows, where text is so large that the words do not fit beside each other. */
  bottomNavRow: 'max(44px, 1.75rem)',
  stickyBar: 'calc(32px + 2.5rem)',
  offlineStrip: '32px',
} as const

export const control = { phone: '52px', desktop: '44px', hit: '44px', icon: 20, stroke: 1.5 } as const

export const z = { header: 10, sticky: 20, nav: 30, sheet: 40, dialog: 50, toast: 60 } as const

export const duration = { tap: '90ms', fast: '160ms', base: '240ms', slow: '360ms' } as const

export const ease = { standard: 'cubic-bezier(.2,0,0,1)', exit: 'cubic-bezier(.4,0,1,1)' } as const

/** How far a pressed control gives way. */
export const press = 'scale(.985)'

import { keyframes } from '@vanilla-extract/css'

export const fadeIn = keyframes({ from: { opacity: 0 } })
export const fadeOut = keyframes({ to: { opacity: 0 } })
export const rise = keyframes({ from: { transform: 'translateY(100%)' } })
export const sink = keyframes({ to: { transform: 'translateY(100%)' } })
export const slideIn = keyframes({ from: { transform: 'translateX(100%)' } })
export const slideOut = keyframes({ to: { transform: 'translateX(100%)' } })
export const settle = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const breathe = keyframes({ '50%': { opacity: 0.55 } })

import { useNavigate, useRouterState } from '@tanstack/react-router'
import { changeLanguage, currentLanguage } from '#client/i18n/language.ts'
import type { Language } from '#domain/language.ts'

/** Changes the language where one stands; an address that forces another is corrected with it. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const navigate = useNavigate()
  const forced = useRouterState({ select: (state) => state.location.search.l })
  return async (language) => {
    await changeLanguage(language)
    if (forced === undefined || currentLanguage() !== language) return
    await navigate({
      to: '.',
      search: (previous) => ({ ...previous, l: language }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }
}

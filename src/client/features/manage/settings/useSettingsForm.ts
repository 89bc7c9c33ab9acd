import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { SiteSettings } from '#contract/staff/settings.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { changeSettings, renewSiteSettings } from '#client/api/staff/site-settings.ts'
import { useStoredDraft } from '#client/storage/useStoredDraft.ts'
import {
  differing,
  draftOfSettings,
  parseSettings,
  SettingsDraft,
  type SettingsProblems,
} from './settings-form.ts'

/** The form of the settings: typed values kept for a day, problems at their fields, and what others saved meanwhile. */
export function useSettingsForm(settings: SiteSettings, onSaved: () => void) {
  const theirs = draftOfSettings(settings)
  const stored = useStoredDraft('site-settings', SettingsDraft, () => theirs)
  const [first] = useState(stored.draft)
  const [isTyped, setTyped] = useState<boolean | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<SettingsProblems>({})
  const [attempts, setAttempts] = useState(0)
  const isOnWay = useRef(false)
  // What was restored is another object than what it began with.
  const isTouched = isTyped ?? stored.draft !== first
  const draft = isTouched ? stored.draft : theirs
  const { fields, problems } = parseSettings(draft)
  const others = draft.was === settings.version ? [] : differing(draft, theirs)

  const reset = () => {
    void stored.clear()
    setTyped(false)
    setChecked(false)
  }
  const sending = useMutation({
    mutationFn: changeSettings,
    onSuccess: () => {
      reset()
      onSaved()
    },
    onError: (error) => {
      setAttempts((before) => before + 1)
      if (error instanceof CallFailure && error.fields) setRefused(error.fields)
      void renewSiteSettings()
    },
    onSettled: () => {
      isOnWay.current = false
    },
  })
  return {
    draft,
    isTouched,
    /** What somebody else has saved otherwise since this form began. */
    others,
    isBusy: sending.isPending,
    problems: { ...(isChecked ? problems : {}), ...refused } as SettingsProblems,
    refusal: sending.error && { code: failureCode(sending.error), key: attempts },
    change: (part: Partial<SettingsDraft>) => {
      setTyped(true)
      setRefused({})
      stored.change({ ...draft, ...part })
    },
    discard: () => {
      reset()
      setRefused({})
      sending.reset()
    },
    submit: (form: HTMLFormElement) => {
      setChecked(true)
      setRefused({})
      if (fields === null) {
        // Once the screen shows what is wrong.
        requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
        return
      }
      if (isOnWay.current) return
      isOnWay.current = true
      sending.mutate({ ...fields, was: others.length === 0 ? settings.version : draft.was })
    },
  }
}

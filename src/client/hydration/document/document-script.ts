// The one script that runs while the document is parsed. A prerendered page has it inline and names the app's files on its
// element; the empty shell fetches it and starts the app by itself.

import { keepForcedLanguage } from '#client/i18n/language-cookie.ts'
import { loadFaces } from '#client/store/faces.ts'
import { applyDeviceSettings } from './apply-device-settings.ts'
import { keepTranslatedTexts } from './keep-translated-texts.ts'
import { loadAppAfterPaint } from './load-app.ts'
import { nameSheets } from './name-sheets.ts'
import { replayEvents } from './replay-events.ts'
import { installTrustedTypes } from './trusted-types.ts'

installTrustedTypes()
keepTranslatedTexts()
applyDeviceSettings()
keepForcedLanguage()
// Of a page of the server, whose style stands before this.
if (document.documentElement.dataset['saver'] === undefined) void loadFaces()

const { files, sheets } = document.currentScript?.dataset ?? {}
if (files !== undefined) {
  replayEvents()
  nameSheets(sheets?.split(' ').filter(Boolean) ?? [])
  // Offline or broken off: what was rendered stays readable, and the next visit tries again.
  loadAppAfterPaint(files.split(' ')).catch(() => undefined)
}

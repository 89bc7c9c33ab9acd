// A reporter of vitest: keeps the test files that have begun and not ended in the file that UNFINISHED_FILES names.

import { writeFileSync } from 'node:fs'

export default class UnfinishedFiles {
  #names = new Set()

  onTestModuleQueued({ relativeModuleId }) {
    this.#names.add(relativeModuleId)
    this.#write()
  }

  onTestModuleEnd({ relativeModuleId }) {
    this.#names.delete(relativeModuleId)
    this.#write()
  }

  #write() {
    writeFileSync(process.env.UNFINISHED_FILES, JSON.stringify([...this.#names]))
  }
}

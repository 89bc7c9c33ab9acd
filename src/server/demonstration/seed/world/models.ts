/** Every model an agency of the demonstration world may own. */
import { lateriteModels } from './models/laterite.ts'
import type { WorldModel } from './models/model.ts'
import { prestigeModels } from './models/prestige.ts'
import { townModels } from './models/town.ts'
import { workingModels } from './models/working.ts'

export const worldModels: WorldModel[] = [
  ...townModels,
  ...lateriteModels,
  ...prestigeModels,
  ...workingModels,
]

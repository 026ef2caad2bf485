import { about, confirm, files, help, reference, settings, states } from '../../../../../house/texts/en/house.ts'
import { common, create, start } from '../../../../../house/texts/en/start.ts'
import { table } from '../../../../../house/texts/en/table.ts'
import type { Texts } from '../../texts.ts'
import { ear } from './ear.ts'
import { gardien } from './gardien.ts'
import { keys } from './keys.ts'
import { library, sheetForm } from './library.ts'
import { planner } from './planner.ts'
import { actions, aiming, board, dicePanel, journal, odds, twin, zones } from './play.ts'
import { prompts } from './prompts.ts'
import { sheet, spell } from './sheet.ts'

export const ui: Texts['ui'] = {
  common,
  start,
  create,
  library,
  sheetForm,
  sheet,
  spell,
  board,
  twin,
  ear,
  zones,
  actions,
  prompts,
  keys,
  gardien,
  table,
  odds,
  dicePanel,
  aiming,
  journal,
  planner,
  settings,
  about,
  help,
  reference,
  files,
  states,
  confirm,
}

import type { Texts } from '../../texts.ts'
import { house } from '../house.ts'
import { bestiary } from './bestiary.ts'
import { choosing } from './choosing.ts'
import { costs } from './costs.ts'
import { dragons } from './dragons.ts'
import { ear } from './ear.ts'
import { evening } from './evening.ts'
import { gardien } from './gardien.ts'
import { keys } from './keys.ts'
import { sheetForm } from './library.ts'
import { deeds, night } from './night.ts'
import { parameters } from './parameters.ts'
import { planner } from './planner.ts'
import { actions, aiming, board, confirm, dicePanel, journal, looks, odds, pointing, twin, walking, zones } from './play.ts'
import { prompts } from './prompts.ts'
import { rounds } from './rounds.ts'
import { secrets } from './secrets.ts'
import { sheet, spell } from './sheet.ts'
import { library, ready } from './shelf.ts'
import { create, guide } from './start.ts'
import { tale } from './tale.ts'

/** By screen: what the house says, and what is said of the Terres Médianes alone. */
export const ui: Texts['ui'] = {
  ...house.ui,
  library: { ...house.ui.library, ...library },
  dicePanel: { ...house.ui.dicePanel, ...dicePanel },
  journal: { ...house.ui.journal, ...journal },
  confirm: { ...house.ui.confirm, ...confirm },
  create,
  ready,
  guide,
  sheetForm,
  sheet,
  spell,
  board,
  twin,
  ear,
  walking,
  zones,
  actions,
  prompts,
  costs,
  night,
  deeds,
  keys,
  bestiary,
  dragons,
  gardien,
  secrets,
  rounds,
  choosing,
  odds,
  aiming,
  pointing,
  parameters,
  planner,
  looks,
  tale,
  evening,
}

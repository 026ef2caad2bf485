import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { DEFAULT_OPTIONS, type DreamerSetup } from '../../tmr/public.ts'
import { keepDreamer } from './dreamers.ts'

/** Keeps a new dreamer with a table of their own, and gives its id. */
export const createDreamer = async (setup: DreamerSetup): Promise<string | Refusal> => {
  const { tmr } = await import('../../tmr/index.ts')
  const table = tmr.parseSetup({ clock: { day: 1, hour: 'vaisseau' }, options: DEFAULT_OPTIONS, dreamers: [setup] })
  if (isRefusal(table)) return table
  const [board] = tmr.view(tmr.initial(table), { kind: 'gardien' }).boards
  if (!board) return { code: 'malformed', rule: null, params: { field: 'dreamers', why: '' } }
  const { sheet, dream, phase, position, genre } = board
  const id = crypto.randomUUID()
  const now = Date.now()
  const card = { name: sheet.name, reve: sheet.reve, dream, phase, position, genre }
  await keepDreamer({ id, game: tmr.id, rules: tmr.rules, setup: table, card, createdAt: now, touchedAt: now }, [])
  return id
}

import { CLEAR, DRILL_KINDS, type Drill, type DrillKind, gapOf, isRight, makeDrill } from '../src/games/tmr/practice/index.ts'
import { makePlanner } from '../src/games/tmr/rules/public.ts'

/** Questions of the trainer as it makes them: how clear they are, how they are shared out, and how often a rule of thumb is right. */
const COUNT = Number(process.argv[2] ?? 500)
const FROM = Number(process.argv[3] ?? 1)

const planner = makePlanner()
const made: Drill[] = []
const times: number[] = []
const unfound: string[] = []
for (let at = 0; at < COUNT; at++) {
  const kind = DRILL_KINDS[at % DRILL_KINDS.length] as DrillKind
  const begun = process.cpuUsage()
  const drill = makeDrill(planner, kind, FROM + Math.floor(at / DRILL_KINDS.length))
  const { user, system } = process.cpuUsage(begun)
  times.push((user + system) / 1000)
  if (drill) made.push(drill)
  else unfound.push(`${kind}-${FROM + at}`)
}

const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(0)} %`
const at = (share: number, figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(share * figures.length))] ?? 0
const least = (drills: readonly Drill[]): string => (drills.length > 0 ? Math.min(...drills.map(gapOf)).toFixed(3) : '–')
const naively = (drills: readonly Drill[]): number => drills.filter((drill) => isRight(drill, drill.naive)).length

/** How often each place of the list is the best: no place is to be a habit. */
const shares = (drills: readonly Drill[], word: (drill: Drill) => string): string => {
  const counts = new Map<string, number>()
  for (const drill of drills) counts.set(word(drill), (counts.get(word(drill)) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${percent(count, drills.length)}`)
    .join(', ')
}
const answerOf = ({ answers, best }: Drill): string => {
  const key = answers[best]?.key
  if (key?.kind === 'say') return key.command.type === 'move' ? `move ${String(key.command.to)}` : key.command.type
  if (key?.kind === 'number') return String(key.count)
  return key?.kind === 'plan' ? key.plan : `place ${best + 1}`
}

console.log(`${made.length} of ${COUNT} questions made; ${unfound.length} not found${unfound.length > 0 ? ` (${unfound})` : ''}`)
console.log(
  `processor time each: median ${at(0.5, times).toFixed(0)} ms, 90th ${at(0.9, times).toFixed(0)} ms, worst ${at(1, times).toFixed(0)} ms`,
)
for (const kind of DRILL_KINDS) {
  const drills = made.filter((drill) => drill.kind === kind)
  const unit = drills[0]?.unit ?? 'chance'
  const spent = times.filter((_, index) => DRILL_KINDS[index % DRILL_KINDS.length] === kind)
  console.log(
    `${kind}: ${percent(drills.length, made.length)} of all, least gap ${least(drills)} (${unit}, asked ${CLEAR[unit]}), rule of thumb right ${percent(naively(drills), drills.length)}, ratings ${at(
      0.1,
      drills.map(({ rating }) => rating),
    )}–${at(
      0.9,
      drills.map(({ rating }) => rating),
    )}, ${at(0.5, spent).toFixed(0)} ms (worst ${at(1, spent).toFixed(0)})`,
  )
  console.log(`  the best: ${shares(drills, answerOf)}`)
}
const thumb = naively(made)
console.log(`rules of thumb right: ${percent(thumb, made.length)} of all (asked 40 to 60 %)`)
if (thumb < 0.4 * made.length || thumb > 0.6 * made.length) process.exitCode = 1

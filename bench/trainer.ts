import {
  answerName,
  CLEAR,
  DRILL_KINDS,
  type Drill,
  type DrillDone,
  type DrillKind,
  drillNear,
  gapOf,
  givenLately,
  isRight,
  makeDrill,
} from '../src/games/tmr/practice/index.ts'
import { makePlanner } from '../src/games/tmr/rules/public.ts'

/** Questions of the trainer as it makes them: how clear they are, how they are shared out, how often a rule of thumb is right, how long one waits. */
const COUNT = Number(process.argv[2] ?? 500)
const FROM = Number(process.argv[3] ?? 1)

interface Timed<Made> {
  readonly made: Made
  readonly ms: number
}

const timed = <Made>(make: () => Made): Timed<Made> => {
  const begun = process.cpuUsage()
  const made = make()
  const { user, system } = process.cpuUsage(begun)
  return { made, ms: (user + system) / 1000 }
}

const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(0)} %`
const at = (share: number, figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(share * figures.length))] ?? 0
const spent = (times: readonly number[]): string =>
  `p50 ${at(0.5, times).toFixed(0)} ms, p95 ${at(0.95, times).toFixed(0)} ms, worst ${at(1, times).toFixed(0)} ms`
const least = (drills: readonly Drill[]): string => (drills.length > 0 ? Math.min(...drills.map(gapOf)).toFixed(3) : '–')
const naively = (drills: readonly Drill[]): number => drills.filter((drill) => isRight(drill, drill.naive)).length
const isEven = (drills: readonly Drill[]): boolean => {
  const share = naively(drills) / Math.max(1, drills.length)
  return share >= 0.4 && share <= 0.6
}

/** How often each answer is the best: none is to be a habit. */
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

const tell = (kind: DrillKind, all: number, drills: readonly Drill[], times: readonly number[]): void => {
  const unit = drills[0]?.unit ?? 'chance'
  const ratings = drills.map(({ rating }) => rating)
  console.log(
    `${kind}: ${percent(drills.length, all)} of all, least gap ${least(drills)} (${unit}, asked ${CLEAR[unit]}), rule of thumb right ${percent(naively(drills), drills.length)}, ratings ${at(0.1, ratings)}–${at(0.9, ratings)}, ${spent(times)}`,
  )
  console.log(`  the best: ${shares(drills, answerOf)}`)
}

const planner = makePlanner()
const made = Array.from({ length: COUNT }, (_, index) => {
  const kind = DRILL_KINDS[index % DRILL_KINDS.length] as DrillKind
  return { kind, ...timed(() => makeDrill(planner, kind, FROM + Math.floor(index / DRILL_KINDS.length))) }
})
const drills = made.flatMap(({ made: drill }) => drill ?? [])
console.log(`${drills.length} of ${COUNT} questions made; ${COUNT - drills.length} not found`)
console.log(`processor time each: ${spent(made.map(({ ms }) => ms))}`)
for (const kind of DRILL_KINDS) {
  const times = made.filter((one) => one.kind === kind).map(({ ms }) => ms)
  tell(
    kind,
    drills.length,
    drills.filter((drill) => drill.kind === kind),
    times,
  )
}
console.log(
  `rules of thumb right: ${percent(naively(drills), drills.length)} of all (asked 40 to 60 %, of all and of each theme)`,
)

/** One learner, theme after theme, each question chosen for them and with no answer that its theme just gave. */
const ASKED = Math.ceil(COUNT / 10)
const done: DrillDone[] = []
const waits = Array.from({ length: ASKED }, (_, index) => {
  const kind = DRILL_KINDS[index % DRILL_KINDS.length] as DrillKind
  const lately = givenLately(done, kind)
  const { made: drill, ms } = timed(() =>
    drillNear(makePlanner(), 1000, FROM + index, { kinds: [kind], lately: { [kind]: lately } }),
  )
  if (drill) done.push({ id: drill.id, at: index, kind, rating: drill.rating, score: 1, answer: answerName(drill) })
  return { ms, again: drill !== null && lately.includes(answerName(drill)) }
})
const again = waits.filter((wait) => wait.again).length
console.log(
  `a learner asked ${done.length} of ${ASKED}: ${spent(waits.map(({ ms }) => ms))}; answers of shortly before given again: ${again}`,
)
if (again > 0 || !isEven(drills) || DRILL_KINDS.some((kind) => !isEven(drills.filter((drill) => drill.kind === kind))))
  process.exitCode = 1

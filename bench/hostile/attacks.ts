import { tableApi } from '../../src/house/seat/tableApi.ts'
import { ATTACKS } from '../../src/server/testing/attacks.ts'
import { chanceOf } from '../../src/server/testing/chance.ts'
import { openTestTable } from '../../src/server/testing/harness.ts'
import { DEAR_ATTACKS } from './dear.ts'
import { DOOR_ATTACKS } from './doors.ts'

/** The hostile connections of the measurement, in a process of their own: their haste is not to slow the clients that are measured. */
const [port = '', minutes = ''] = process.argv.slice(2)
const end = performance.now() + Number(minutes) * 60_000
const rounds: Record<string, number> = {}
const theirs = await openTestTable(tableApi(`http://127.0.0.1:${port}`), ['Zed'])

/** `ATTACKS=flood,messages` tries some of them alone. */
const names = process.env.ATTACKS?.split(',')
const CHOSEN = Object.entries({ ...ATTACKS, ...DOOR_ATTACKS, ...DEAR_ATTACKS }).filter(([name]) => names?.includes(name) ?? true)

/** A round that is not over by then is left. */
const timeIsUp = new Promise<void>((resolve) => setTimeout(resolve, Number(minutes) * 60_000))
const attacking = Promise.all(
  CHOSEN.map(async ([name, attack], at) => {
    const attacker = { port: Number(port), token: theirs.gardien.token, codes: theirs.gardien.codes, chance: chanceOf(at + 1) }
    while (performance.now() < end) {
      await attack(attacker)
      rounds[name] = (rounds[name] ?? 0) + 1
    }
  }),
)
await Promise.race([attacking, timeIsUp])
console.log(`rounds of each: ${JSON.stringify(rounds)}`)
process.exit(0)

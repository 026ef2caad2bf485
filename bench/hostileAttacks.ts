import { ATTACKS } from '../src/server/testing/attacks.ts'
import { chanceOf } from '../src/server/testing/chance.ts'

/** The hostile connections of the measurement, in a process of their own: their haste is not to slow the clients that are measured. */
const [port = '', token = '', minutes = ''] = process.argv.slice(2)
const end = performance.now() + Number(minutes) * 60_000
const rounds: Record<string, number> = {}

await Promise.all(
  Object.entries(ATTACKS).map(async ([name, attack], at) => {
    const attacker = { port: Number(port), token, chance: chanceOf(at + 1) }
    while (performance.now() < end) {
      await attack(attacker)
      rounds[name] = (rounds[name] ?? 0) + 1
    }
  }),
)
console.log(`rounds of each: ${JSON.stringify(rounds)}`)
process.exit(0)

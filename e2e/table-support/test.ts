import { test as base, expect } from '@playwright/test'
import { lastLook, withOpenEyes } from '../eyes/eyes.ts'
import { atDesk, type Gardien, join, onPhone, openTable, type Person } from './seats.ts'

/** A gardien at an open table, and whoever comes to it. */
export interface Party {
  readonly gardien: Gardien
  phone(dreamer: string): Promise<Person>
  desk(dreamer: string): Promise<Person>
  spectator(dreamer: string): Promise<Person>
  /** Somebody who has not sat down. */
  stranger(): Promise<Person>
}

interface Fixtures {
  /** The server to play on; the tests' common one unless a test has its own. */
  readonly origin: string
  readonly party: Party
}

export const test = base.extend<Fixtures & { eyes: null }>({
  eyes: [withOpenEyes, { auto: true }],
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  party: async ({ browser, origin }, use) => {
    const people: Person[] = []
    const kept = <Someone extends Person>(person: Someone): Someone => {
      people.push(person)
      return person
    }
    const gardien = kept(await openTable(browser, origin))
    const come = async (person: Person, dreamer: string): Promise<Person> => {
      await join(kept(person), gardien.players, 'Venir avec', dreamer)
      return person
    }
    await use({
      gardien,
      phone: async (dreamer) => come(await onPhone(browser, origin), dreamer),
      desk: async (dreamer) => come(await atDesk(browser, origin), dreamer),
      spectator: async (dreamer) => {
        const person = kept(await atDesk(browser, origin))
        await join(person, gardien.spectators, 'Suivre', dreamer)
        return person
      },
      stranger: async () => kept(await atDesk(browser, origin)),
    })
    for (const { context } of people) {
      await lastLook(context)
      await context.close()
    }
  },
})

export { expect }

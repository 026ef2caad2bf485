import type { Comer, PersonSaid } from '../../kit/doors.ts'
import { likeness } from '../../kit/likeness.ts'
import { readName } from '../../kit/person.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import { type KeyRow, type NewSeat, NOBODY_IN_PARTICULAR, type PersonRow, type Registry } from '../persistence/registry.ts'
import type { Records } from '../persistence/store.ts'
import type { OpenTable } from '../table/openTable.ts'
import { peopleAt } from '../table/people.ts'
import { digestOf } from './codes.ts'
import { type House, NO_SUCH_SEAT, type Parts } from './house.ts'

export interface Persons {
  /** Somebody who sits there is called otherwise from now on, or wears something else. */
  setPerson(token: string, person: PersonSaid): Promise<null | Refusal>
}

/** Who somebody says to be, as it is kept. */
export const personOf = ({ person }: Comer): PersonRow | Refusal => {
  if (!person) return NOBODY_IN_PARTICULAR
  const called = readName(person.name)
  return isRefusal(called) ? called : { called, colour: person.colour ?? '', figure: person.figure ?? '' }
}

/** Spectators are each for themselves. */
const isSamePart = (one: Role, other: Role): boolean => one.kind !== 'spectateur' && roleKey(one) === roleKey(other)

/** Over several browsers a person is one: they share the seat, or the browser. */
const isOther = (row: KeyRow, { key, browser = '' }: NewSeat, role: Role): boolean => {
  if (row.key === key || isSamePart(row.role, role)) return false
  return browser === '' || row.browser !== browser
}

/** A name that would be taken for somebody else's at that table is refused. */
export const whyNotCalled = async (
  { registry }: Records,
  table: string,
  newcomer: NewSeat,
  role: Role,
): Promise<Refusal | null> => {
  const { person = NOBODY_IN_PARTICULAR } = newcomer
  if (person.called === '') return null
  const others = (await registry.keysOf(table)).filter((row) => isOther(row, newcomer, role))
  const taken = others.find((row) => row.person.called !== '' && likeness(row.person.called) === likeness(person.called))
  return taken ? refusal('called-taken', null, { name: person.called }) : null
}

/** Where all who play are asked who takes over, nobody asks under the name of whoever has left: their own browser alone does. */
export const whyNotAsWhoLeft = async (
  { registry }: Records,
  { id, room }: OpenTable,
  { browser = '', person = NOBODY_IN_PARTICULAR }: NewSeat,
): Promise<Refusal | null> => {
  if (room.game.seating.gardien || person.called === '') return null
  const { parted = [] } = (await registry.table(id)) ?? {}
  const left = parted.find(({ called }) => called !== '' && likeness(called) === likeness(person.called))
  return left && (browser === '' || left.browser !== browser) ? refusal('called-taken', null, { name: person.called }) : null
}

/** What somebody wears is given once and kept: it changes with nobody who comes or goes. */
export const dressed = async (registry: Registry, table: string, newcomer: NewSeat, role: Role): Promise<NewSeat> => {
  const { key, person = NOBODY_IN_PARTICULAR } = newcomer
  const others = (await registry.keysOf(table)).filter((row) => row.key !== key && !isSamePart(row.role, role))
  const worn = peopleAt([...others, { key, role, person }], []).speaker(role, key)?.wears
  return { ...newcomer, person: { ...person, ...worn } }
}

export const createPersons = ({ store, tables }: Parts, house: House): Persons => {
  const { registry } = store.records
  return {
    setPerson: async (token, said) => {
      const key = digestOf(token)
      const found = await registry.seat(key)
      if (!found) return NO_SUCH_SEAT
      const person = personOf({ person: said })
      if (isRefusal(person)) return person
      const table = person.called === found.person.called ? null : await tables.open(found.table)
      return house.changeAs(token, found.table, async (records) => {
        const { browser, role } = found
        const refused =
          (await whyNotCalled(records, found.table, { key, browser, person }, role)) ??
          (table && (await whyNotAsWhoLeft(records, table, { key, browser, person })))
        if (refused) return refused
        const { person: worn = person } = await dressed(records.registry, found.table, { key, person }, found.role)
        await records.registry.setPerson(key, found, worn)
        return null
      })
    },
  }
}

import type { Comer, PersonSaid } from '../../kit/doors.ts'
import { likeness } from '../../kit/likeness.ts'
import { readName } from '../../kit/person.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import { type KeyRow, type NewSeat, NOBODY_IN_PARTICULAR, type PersonRow } from '../persistence/registry.ts'
import type { Records } from '../persistence/store.ts'
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

/** Over several browsers a person is one: they share the seat, or the browser. */
const isOther = (row: KeyRow, browser: string, role: Role): boolean => {
  if (row.role.kind !== 'spectateur' && roleKey(row.role) === roleKey(role)) return false
  return browser === '' || row.browser !== browser
}

/** A name that would be taken for somebody else's at that table is refused. */
export const whyNotCalled = async (
  { registry }: Records,
  table: string,
  { browser = '', person = NOBODY_IN_PARTICULAR }: Pick<NewSeat, 'browser' | 'person'>,
  role: Role,
): Promise<Refusal | null> => {
  if (person.called === '') return null
  const others = (await registry.keysOf(table)).filter((row) => isOther(row, browser, role))
  const taken = others.find((row) => row.person.called !== '' && likeness(row.person.called) === likeness(person.called))
  return taken ? refusal('called-taken', null, { name: person.called }) : null
}

export const createPersons = ({ store }: Parts, house: House): Persons => {
  const { registry } = store.records
  return {
    setPerson: async (token, said) => {
      const key = digestOf(token)
      const found = await registry.seat(key)
      if (!found) return NO_SUCH_SEAT
      const person = personOf({ person: said })
      if (isRefusal(person)) return person
      return house.changeAs(token, found.table, async (records) => {
        const refused = await whyNotCalled(records, found.table, { browser: found.browser, person }, found.role)
        if (!refused) await records.registry.setPerson(key, found, person)
        return refused
      })
    },
  }
}

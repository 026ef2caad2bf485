import { useState } from 'react'
import * as v from 'valibot'
import type { Comer } from '../../kit/doors.ts'
import { colourSchema, figureSchema, readName, type Wished } from '../../kit/person.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { storeAs, storedAs, storedList } from '../settings/stored.ts'
import { newId } from '../ui/newId.ts'

const BROWSER = 'demi-reve.browser'
const NAME = 'demi-reve.called'
const WORN = 'demi-reve.worn'

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage denied: it holds for this visit.
  }
}

let made: string | null = null

/** By which a table knows whom its gardien sent away; it is told to the tables that one comes to, and to nobody else. */
export const browserId = (): string => {
  made ??= read(BROWSER) ?? newId()
  write(BROWSER, made)
  return made
}

/** Who this person is at tables, as they last said. */
export interface OwnPerson extends Wished {
  readonly name: string
}

const wornBefore = (): Wished => {
  const worn = v.object({ colour: v.optional(colourSchema), figure: v.optional(figureSchema) })
  const wished = v.safeParse(worn, storedAs(WORN))
  return wished.success ? wished.output : {}
}

export const ownPerson = (): OwnPerson => ({ name: read(NAME) ?? '', ...wornBefore() })

/** Kept as it is said: whoever leaves to make a character finds it again. */
export const useOwnPerson = (): readonly [OwnPerson, (person: OwnPerson) => void] => {
  const [person, setPerson] = useState(ownPerson)
  const say = (said: OwnPerson): void => {
    setPerson(said)
    if (!isRefusal(readName(said.name))) keepPerson(said)
  }
  return [person, say]
}

export const keepPerson = ({ name, colour, figure }: OwnPerson): void => {
  write(NAME, name)
  storeAs(WORN, { colour, figure })
}

const PLAYED = 'demi-reve.played'
const MOST_PLAYED = 50

/** Characters that were played in this browser, the last first: told from the others when their table opens again. */
export const playedHere = (): readonly unknown[] => storedList(PLAYED)

export const keepPlayed = (name: string): void =>
  void storeAs(PLAYED, [name, ...playedHere().filter((other) => other !== name)].slice(0, MOST_PLAYED))

/** What is said of oneself at a door; nothing where one has no name yet. */
export const ownComer = (person: OwnPerson = ownPerson()): Pick<Comer, 'browser' | 'person'> => {
  const { name, colour, figure } = person
  if (isRefusal(readName(name))) return { browser: browserId() }
  return { browser: browserId(), person: { name, ...(colour && { colour }), ...(figure && { figure }) } }
}

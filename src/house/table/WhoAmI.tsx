import { type FormEvent, type ReactNode, useState } from 'react'
import * as v from 'valibot'
import type { Comer } from '../../kit/doors.ts'
import type { Colour, Wished } from '../../kit/person.ts'
import { COLOURS, colourSchema, FIGURES, figureSchema, LONGEST_NAME, readName } from '../../kit/person.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { COLOUR_OF, FIGURE_OF, PersonBadge } from '../people/index.ts'
import { storeAs, storedAs, storedList } from '../settings/stored.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { TextField } from '../ui/fields.tsx'
import { newId } from '../ui/newId.ts'
import './whoAmI.css'

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

interface WhoAmIProps {
  readonly person: OwnPerson
  /** Colours that others wear. */
  readonly worn: readonly Colour[]
  readonly onPerson: (person: OwnPerson) => void
}

interface SwatchProps {
  readonly name: string
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

const Swatch = ({ label, children, ...radio }: SwatchProps) => (
  <label className="swatch centred" title={label}>
    <input type="radio" className="unseen" aria-label={label} {...radio} />
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  </label>
)

const Wears = ({ person, worn, onPerson }: WhoAmIProps) => {
  const { people } = useTexts().ui
  const chosen = [person.colour && people.colours[person.colour], person.figure && people.figures[person.figure]]
  return (
    <details>
      <summary>
        <PersonBadge wears={person} /> {people.wears({ worn: chosen.filter(Boolean).join(', ') })}
      </summary>
      <fieldset className="swatches row">
        <legend>{people.colour}</legend>
        {COLOURS.map((colour) => {
          const named = people.colours[colour]
          const disabled = worn.includes(colour)
          return (
            <Swatch
              key={colour}
              name="own-colour"
              label={disabled ? people.worn({ colour: named }) : named}
              disabled={disabled}
              checked={person.colour === colour}
              onChange={() => onPerson({ ...person, colour })}
            >
              <circle cx="12" cy="12" r="10" fill={COLOUR_OF[colour]} />
            </Swatch>
          )
        })}
      </fieldset>
      <fieldset className="swatches row">
        <legend>{people.figure}</legend>
        {FIGURES.map((figure) => (
          <Swatch
            key={figure}
            name="own-figure"
            label={people.figures[figure]}
            checked={person.figure === figure}
            onChange={() => onPerson({ ...person, figure })}
          >
            <path d={FIGURE_OF[figure]} fill="currentColor" fillRule="evenodd" />
          </Swatch>
        ))}
      </fieldset>
      <p className="soft">{people.wornHint}</p>
    </details>
  )
}

/** A name, said once and kept by this browser, and what is wrong with it once there is one; colour and figure are chosen, or given. */
export const WhoAmI = (props: WhoAmIProps) => {
  const texts = useTexts()
  const { people } = texts.ui
  const { person, onPerson } = props
  const read = person.name === '' ? '' : readName(person.name)
  return (
    <div className="who-am-i list">
      <TextField
        label={people.name}
        value={person.name}
        required
        most={LONGEST_NAME}
        autoComplete="nickname"
        onChange={(name) => onPerson({ ...person, name })}
      >
        <small className="soft">{people.nameHint}</small>
        {isRefusal(read) && <small className="field-wrong">{refusalText(texts, read)}</small>}
      </TextField>
      <Wears {...props} />
    </div>
  )
}

/** Nobody sits down without a name. */
export const isNameless = ({ name }: OwnPerson): boolean => isRefusal(readName(name))

interface PersonFormProps extends WhoAmIProps {
  /** What its button says. */
  readonly says: string
  readonly kind?: 'main'
  readonly onSay: () => void
  readonly children?: ReactNode
}

/** The same with a button that says it. */
export const PersonForm = ({ says, kind, onSay, children, ...who }: PersonFormProps) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSay()
  }
  return (
    <form className="table-form row" onSubmit={submit}>
      <WhoAmI {...who} />
      <button type="submit" className="button" data-kind={kind} disabled={isNameless(who.person)}>
        {says}
      </button>
      {children}
    </form>
  )
}

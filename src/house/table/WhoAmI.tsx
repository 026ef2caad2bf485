import type { FormEvent, ReactNode } from 'react'
import { COLOURS, type Colour, FIGURES, LONGEST_NAME, readName } from '../../kit/person.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { COLOUR_OF, FIGURE_OF, PersonBadge } from '../people/index.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { TextField } from '../ui/fields.tsx'
import type { OwnPerson } from './ownBrowser.ts'
import './whoAmI.css'

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
  <label className="swatch" title={label}>
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
      <fieldset className="swatches">
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
      <fieldset className="swatches">
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
        {isRefusal(read) && <small className="table-trouble">{refusalText(texts, read)}</small>}
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
    <form className="table-form" onSubmit={submit}>
      <WhoAmI {...who} />
      <button type="submit" className="button" data-kind={kind} disabled={isNameless(who.person)}>
        {says}
      </button>
      {children}
    </form>
  )
}

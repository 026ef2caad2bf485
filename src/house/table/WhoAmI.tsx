import { COLOURS, type Colour, FIGURES, LONGEST_NAME, readName } from '../../kit/person.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { COLOUR_OF, FIGURE_OF, PersonBadge } from '../people/index.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import type { OwnPerson } from './ownBrowser.ts'
import './whoAmI.css'

interface WhoAmIProps {
  readonly person: OwnPerson
  /** Colours that others wear. */
  readonly worn: readonly Colour[]
  readonly onPerson: (person: OwnPerson) => void
}

interface SwatchesProps extends WhoAmIProps {
  readonly name: string
}

const ColourChoice = ({ person, worn, onPerson, name }: SwatchesProps) => {
  const { people } = useTexts().ui
  return (
    <fieldset className="swatches">
      <legend>{people.colour}</legend>
      {COLOURS.map((colour) => {
        const taken = worn.includes(colour)
        const label = taken ? people.worn({ colour: people.colours[colour] }) : people.colours[colour]
        return (
          <label key={colour} className="swatch" title={label}>
            <input
              type="radio"
              name={`${name}-colour`}
              aria-label={label}
              disabled={taken}
              checked={person.colour === colour}
              onChange={() => onPerson({ ...person, colour })}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="10" fill={COLOUR_OF[colour]} />
            </svg>
          </label>
        )
      })}
    </fieldset>
  )
}

const FigureChoice = ({ person, onPerson, name }: SwatchesProps) => {
  const { people } = useTexts().ui
  return (
    <fieldset className="swatches">
      <legend>{people.figure}</legend>
      {FIGURES.map((figure) => (
        <label key={figure} className="swatch" title={people.figures[figure]}>
          <input
            type="radio"
            name={`${name}-figure`}
            aria-label={people.figures[figure]}
            checked={person.figure === figure}
            onChange={() => onPerson({ ...person, figure })}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={FIGURE_OF[figure]} fill="currentColor" fillRule="evenodd" />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}

/** What is wrong with a name, once there is one. */
const NameTrouble = ({ name }: { readonly name: string }) => {
  const texts = useTexts()
  const read = name === '' ? name : readName(name)
  return isRefusal(read) ? <small className="table-trouble">{refusalText(texts, read)}</small> : null
}

/** A name, said once and kept by this browser; colour and figure are chosen, or given. */
export const WhoAmI = (props: WhoAmIProps) => {
  const { people } = useTexts().ui
  const { person, onPerson } = props
  const chosen = [person.colour && people.colours[person.colour], person.figure && people.figures[person.figure]]
  return (
    <div className="who-am-i">
      <label className="field">
        {people.name}
        <input
          value={person.name}
          required
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={(event) => onPerson({ ...person, name: event.target.value })}
        />
        <small className="soft">{people.nameHint}</small>
        <NameTrouble name={person.name} />
      </label>
      <details>
        <summary>
          <PersonBadge wears={person} /> {people.wears({ worn: chosen.filter(Boolean).join(', ') })}
        </summary>
        <ColourChoice {...props} name="own" />
        <FigureChoice {...props} name="own" />
        <p className="soft">{people.wornHint}</p>
      </details>
    </div>
  )
}

import type { Direction } from '../../rules/public.ts'

/** The key of each way on a number pad. */
export const WAY_KEYS: Readonly<Record<Direction, string>> = { nw: '7', n: '8', ne: '9', sw: '1', s: '2', se: '3' }

const ORDER: readonly Direction[] = ['nw', 'n', 'ne', 'sw', 's', 'se']
const ARROWS: Readonly<Record<Direction, string>> = { n: '↑', ne: '↗', se: '↘', s: '↓', sw: '↙', nw: '↖' }

interface CompassProps {
  readonly disabled: boolean
  readonly marked?: Direction | null
  readonly label: (way: Direction) => string
  readonly detail?: (way: Direction) => string
  readonly onWay: (way: Direction) => void
}

/** Six buttons laid out as the six ways. */
export const Compass = ({ disabled, marked = null, label, detail, onWay }: CompassProps) => (
  <div className="compass">
    {ORDER.map((way) => (
      <button
        key={way}
        type="button"
        className="compass-way"
        data-way={way}
        data-marked={marked === way || undefined}
        disabled={disabled}
        aria-label={label(way)}
        onClick={() => onWay(way)}
      >
        <span aria-hidden="true" className="compass-arrow">
          {ARROWS[way]}
        </span>
        {detail && (
          <span aria-hidden="true" className="compass-detail">
            {detail(way)}
          </span>
        )}
      </button>
    ))}
  </div>
)

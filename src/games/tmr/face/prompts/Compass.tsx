import type { Direction } from '../../rules/public.ts'

export const WAY_ORDER: readonly Direction[] = ['nw', 'n', 'ne', 'sw', 's', 'se']
export const ARROWS: Readonly<Record<Direction, string>> = { n: '↑', ne: '↗', se: '↘', s: '↓', sw: '↙', nw: '↖' }

interface CompassProps {
  readonly disabled: boolean
  readonly label: (way: Direction) => string
  readonly onWay: (way: Direction) => void
}

/** Six buttons laid out as the six ways. */
export const Compass = ({ disabled, label, onWay }: CompassProps) => (
  <div className="compass">
    {WAY_ORDER.map((way) => (
      <button
        key={way}
        type="button"
        className="compass-way"
        data-way={way}
        disabled={disabled}
        aria-label={label(way)}
        onClick={() => onWay(way)}
      >
        <span aria-hidden="true" className="compass-arrow">
          {ARROWS[way]}
        </span>
      </button>
    ))}
  </div>
)

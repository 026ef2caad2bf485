import './cards.css'

const SPOTS = [
  [2, 2],
  [6.5, 5],
  [3, 8],
  [8, 9.5],
] as const

/** Four inks beside the four hues: red hatched, green stippled, blue waved, white bare. Once on a page. */
export const Inks = () => (
  <svg className="inks" width="0" height="0" aria-hidden="true">
    <defs>
      <pattern id="duel-ink-red" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v5" className="ink-line" strokeWidth="2" />
      </pattern>
      <pattern id="duel-ink-green" width="10" height="11" patternUnits="userSpaceOnUse">
        {SPOTS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.100" className="ink-spot" />
        ))}
      </pattern>
      <pattern id="duel-ink-blue" width="14" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 3.500q3.500-4 7 0t7 0" className="ink-line" strokeWidth="1.400" />
      </pattern>
      <pattern id="duel-ink-white" width="20" height="20" patternUnits="userSpaceOnUse" />
      <linearGradient id="duel-day" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#a9cfe0" />
        <stop offset="1" stopColor="#fbeecb" />
      </linearGradient>
      <linearGradient id="duel-night" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#161a3d" />
        <stop offset="1" stopColor="#474a86" />
      </linearGradient>
    </defs>
  </svg>
)

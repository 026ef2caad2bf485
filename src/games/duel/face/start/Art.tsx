import './start.css'

/** A hand of the four colours under a moon. */
export const Art = () => (
  <svg className="duel-art" viewBox="0 0 720 420" aria-hidden="true">
    <circle cx="470" cy="130" r="92" className="art-halo" />
    <path d="M500 62A72 72 0 1 0 500 198A58 66 0 1 1 500 62Z" className="art-crescent" />
    {FAN.map(([turn, tone]) => (
      <g key={turn} transform={`translate(470 420) rotate(${turn})`}>
        <rect x="-62" y="-300" width="124" height="174" rx="10" className="art-card" data-tone={tone} />
        <rect x="-62" y="-300" width="124" height="26" rx="10" className="art-band" data-tone={tone} />
        <path d="M14-244A34 34 0 1 0 14-180A27 32 0 1 1 14-244Z" className="art-sign" />
      </g>
    ))}
  </svg>
)

const FAN: readonly (readonly [turn: number, tone: string])[] = [
  [-36, 'red'],
  [-12, 'green'],
  [12, 'blue'],
  [36, 'white'],
]

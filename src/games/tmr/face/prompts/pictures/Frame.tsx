import { CREAM, INK } from '../../../../../house/ui/colours.ts'

const GROUND =
  'M13 2.2C25 1.4 41 2.3 51 1.8 58.6 2 62 6 62.2 13 62.8 26 61.7 40 62.1 51 62 58.5 58 62 51 62.3 38 62.8 25 61.8 13 62.2 5.6 62 2 58.4 1.8 51 1.2 38 2.4 25 1.9 13 2.2 5.6 5.8 2.4 13 2.2z'
/** Where the brush went twice. */
const SECOND_WASH = 'M0 43C11 37 17 47 29 43 41 39 52 47 64 40V64H0zM0 0H38C31 8 22 4 15 10 9 15 7 12 0 20z'
const BLOOM = 'M64 4C57 10 60 18 52 21 45 24 47 33 53 34 58 35 60 31 64 32zM0 30C5 31 9 36 6 41 3 45 5 50 0 52z'
const SPATTER = 'M9 27h.1M57 55h.1M52 59h.1M21 5h.1M60 27h.1M7 56h.1M12 59h.1M36 6h.1'

/** Where pale shapes end; the wash of the ground, its light and its depth; and the figure itself. */
const PARTS = /data-ground="(\S+) (\S+)" data-tint="(\S+)">(.*)<\/svg>/s

const partsOf = (drawing: string) => {
  const [, light = '', deep = '', tint = '', figure = ''] = PARTS.exec(drawing) ?? []
  return { light, deep, tint, figure }
}

interface FrameProps {
  readonly id: string
  /** The file of a drawing. */
  readonly drawing: string
}

const Pale = ({ id, tint }: { readonly id: string; readonly tint: string }) => (
  <linearGradient id={`${id}pale`} x2=".3" y2="1">
    <stop offset=".25" stopColor={CREAM} />
    <stop offset="1" stopColor={tint} />
  </linearGradient>
)

/** What was drawn, with the paints of its own page: `pale`, and `glow`, light that fades to nothing. */
const Figure = ({ id, figure }: { readonly id: string; readonly figure: string }) => (
  <g
    strokeLinecap="round"
    strokeLinejoin="round"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this folder, and nothing that anybody says
    dangerouslySetInnerHTML={{ __html: figure.replaceAll('url(#', `url(#${id}`) }}
  />
)

/** The figure alone, cut out to stand somewhere. */
export const CutOut = ({ id, drawing }: FrameProps) => {
  const { tint, figure } = partsOf(drawing)
  return (
    <>
      <defs>
        <Pale id={id} tint={tint} />
      </defs>
      <Figure id={id} figure={figure.replaceAll('url(#glow)', 'none')} />
    </>
  )
}

/** The ground all pictures share, and the figure cut to it. */
export const Frame = ({ id, drawing }: FrameProps) => {
  const { light, deep, tint, figure } = partsOf(drawing)
  return (
    <>
      <defs>
        <radialGradient id={`${id}ground`} cx=".5" cy=".42" r=".72">
          <stop stopColor={light} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="#fff3c4" stopOpacity=".95" />
          <stop offset=".35" stopColor="#ffe7a3" stopOpacity=".6" />
          <stop offset="1" stopColor="#ffd97a" stopOpacity="0" />
        </radialGradient>
        <Pale id={id} tint={tint} />
        <clipPath id={`${id}edge`}>
          <path d={GROUND} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}edge)`}>
        <path d="M0 0H64V64H0z" fill={`url(#${id}ground)`} />
        <path d={SECOND_WASH} fill={deep} opacity=".35" />
        <path d={SECOND_WASH} fill="none" stroke={deep} strokeWidth=".7" opacity=".5" />
        <path d={BLOOM} fill={light} opacity=".28" />
        <path d={SPATTER} stroke={light} strokeWidth="1.1" strokeLinecap="round" opacity=".7" />
        <path d={GROUND} fill="none" stroke={deep} strokeWidth="4" opacity=".35" />
        <Figure id={id} figure={figure} />
      </g>
      <path d={GROUND} fill="none" stroke={INK} strokeWidth="1.4" opacity=".75" />
    </>
  )
}

/** What tells a special Mangeur, Reflet or Tourbillon from the common one: the claw that sent it. */
export const Claw = () => (
  <g strokeLinecap="round" fill="none">
    <path d="M40 1C47 8 51 15 52 25M48 0C55 6 59 12 61 20M32 3C39 11 43 19 43 29" stroke={INK} strokeWidth="4.2" />
    <path d="M40 1C47 8 51 15 52 25M48 0C55 6 59 12 61 20M32 3C39 11 43 19 43 29" stroke="#ff6a4a" strokeWidth="2.2" />
  </g>
)

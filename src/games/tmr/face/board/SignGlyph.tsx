import { type LandSign, SIGN_EDGE, SIGN_LOOKS } from './landSigns.ts'

/** A sign of the land as a small picture for lists; the words beside it say the same. */
export const SignGlyph = ({ sign, size = 30 }: { readonly sign: LandSign; readonly size?: number }) => {
  const { ground, line } = SIGN_LOOKS[sign]
  return (
    <svg className="sign-glyph" width={size} height={size} viewBox="-1.1 -1.1 2.200 2.200" aria-hidden="true">
      <circle r="1" fill={ground} stroke={SIGN_EDGE} strokeWidth=".14" />
      <path d={line} fill="none" stroke={SIGN_EDGE} strokeWidth=".17" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

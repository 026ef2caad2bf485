import { useId } from 'react'
import type { Look } from '../../rules/public.ts'
import { CLOAK, CLOTHS, CRESCENT, FACE, FEATURES, FOLDS, HOOD } from './figurePaths.ts'

/** The demi-rêve of a dreamer, as it stands on the map. */
export const DreamerFigure = ({ look, size }: { readonly look: Look; readonly size: number }) => {
  const id = useId()
  const { light, dark, fold } = CLOTHS[look.cloak]
  const feature = FEATURES[look.face]
  return (
    <svg className="dreamer-figure" viewBox="-.62 -1.18 1.24 1.4" width={size} height={size} aria-hidden="true">
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="-.3" y1="-.7" x2=".3" y2=".1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <g strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d={CRESCENT} fill="#fff0b5" stroke="#4a3208" strokeWidth=".035" />
        <path d={CLOAK} stroke="#fff6dc" strokeWidth=".13" />
        <path d={CLOAK} fill={`url(#${id})`} stroke="#0f1138" strokeWidth=".035" />
        <path d={FOLDS} stroke={fold} strokeOpacity=".6" strokeWidth=".024" />
        <path d={HOOD} fill="#f3dcc0" stroke="#0f1138" strokeWidth=".03" />
        <path d={FACE} stroke="#0f1138" strokeWidth=".028" />
        {feature &&
          (feature.pen === null ? (
            <path d={feature.path} fill={feature.colour} />
          ) : (
            <path d={feature.path} stroke={feature.colour} strokeWidth={feature.pen} />
          ))}
      </g>
    </svg>
  )
}

import type { Plugin } from 'vite'

/** What React's reconciler asks of its host, and `react-konva` answers once and for all. */
const ANSWERS: Readonly<Record<string, boolean>> = {
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsResources: false,
  supportsSingletons: false,
  supportsTestSelectors: false,
}

/** As it is read; neither where it is declared nor where it is asked for. */
const readings = (name: string): RegExp => new RegExp(`(?<!\\.)\\b${name}\\b(?! =)`, 'g')

const withoutOtherHosts = (code: string): string =>
  Object.entries(ANSWERS).reduce((text, [name, is]) => text.replace(readings(name), String(is)), code)

/** Konva's own animations, which nobody here uses: the scene has its own. */
const withoutTweens = (code: string): string =>
  code.replace('import { Tween, Easings } from "./Tween.js";', '').replace(/\bTween,\s*Easings,/, '')

const CUTS: readonly (readonly [file: RegExp, cut: (code: string) => string])[] = [
  [/react-reconciler\.production\.js$/, withoutOtherHosts],
  [/konva\/lib\/_CoreInternals\.js$/, withoutTweens],
]

/** The canvas without what is written for hosts of other kinds (pages made on a server, style sheets, native screens), and for other games. */
export const konvaHost = (): Plugin => ({
  name: 'konva-host',
  apply: 'build',
  transform: {
    filter: { id: CUTS.map(([file]) => file) },
    handler: (code, id) => {
      const kept = CUTS.reduce((text, [file, cut]) => (file.test(id) ? cut(text) : text), code)
      if (kept === code) throw new Error(`${id} is written in another way than before`)
      return { code: kept, map: null }
    },
  },
})

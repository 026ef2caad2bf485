import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { ALL_KINDS } from '../../rules/public.ts'
import { Figurine, fetchDrawings, Picture, type Pictured } from './Picture.tsx'

beforeAll(fetchDrawings)

const MOMENTS = ['ascent', 'wet', 'free', 'casting', 'cast', 'fumble', 'carrying', 'targeting', 'asleep'] as const
const SENT = ['queue', 'ombre', 'souffle', 'tete', 'sign', 'closed', 'conquest', 'purification', 'gift', 'tear'] as const
const ALL: readonly Pictured[] = [...ALL_KINDS, ...MOMENTS, ...SENT]

test.each(ALL)('%s has a picture that screen readers pass over', (of) => {
  const svg = renderToStaticMarkup(<Picture of={of} />)
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 64 64"/)
  expect(svg).toContain(`data-picture="${of}"`)
  expect(svg).toContain('aria-hidden="true"')
})

test('no two pictures look the same', () => {
  const looks = ALL.map((of) => renderToStaticMarkup(<Picture of={of} />).replace(of, ''))
  expect(new Set(looks).size).toBe(ALL.length)
})

test('[SPE-2] what a Dragon sent is told from the common one', () => {
  const looks = ['mangeur', 'passeur-fou'] as const
  const [mangeur, fou] = looks.map(
    (of) => renderToStaticMarkup(<Picture of={of} special />) !== renderToStaticMarkup(<Picture of={of} />),
  )
  expect([mangeur, fou]).toEqual([true, false])
})

test.each(ALL_KINDS)('%s stands on the map without its ground, and with its own paints alone', (of) => {
  const svg = renderToStaticMarkup(<Figurine of={of} />)
  expect(svg).not.toContain('ground')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used)
})

test('all of them on one page: no id twice, and every paint is there', () => {
  const page = renderToStaticMarkup(ALL.flatMap((of) => [<Picture key={of} of={of} />, <Picture key={`${of} again`} of={of} />]))
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, used] of page.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used)
})

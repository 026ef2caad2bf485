import type { ToldChapter } from './evening.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const STYLE = `body{max-width:40rem;margin:3rem auto;padding:0 1.25rem;font:1.125rem/1.6 Georgia,serif;color:#2b2118;background:#f6efe0}
h1,h2{font-weight:normal}h2{margin-top:2.2rem;font-size:1.2rem;font-style:italic;break-after:avoid}p{margin:.5em 0;break-inside:avoid}
figure{float:right;width:min(14rem,45%);margin:.3rem 0 .6rem 1.2rem;break-inside:avoid}figure img{display:block;width:100%;border:1px solid #5a4632}
h2{clear:both}@media print{body{margin:0 auto;background:none}}`

/** A page that needs nothing but itself; a picture for each chapter that has one. */
export const eveningAsPage = (
  locale: string,
  title: string,
  chapters: readonly ToldChapter[],
  pictures: readonly (string | null)[] = [],
): string => {
  const told = chapters.map(({ heading, paragraphs, map }, at) => {
    const picture = pictures[at] ? `<figure><img src="${pictures[at]}" alt="${escaped(map)}"></figure>\n` : ''
    const words = paragraphs.map((sentences) => `<p>${sentences.map(escaped).join(' ')}</p>`).join('\n')
    return `<h2>${escaped(heading)}</h2>\n${picture}${words}`
  })
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style>`
  return `<!doctype html>\n<html lang="${locale}"><head>${head}</head><body>\n<h1>${escaped(title)}</h1>\n${told.join('\n')}\n</body></html>\n`
}

const DRAWN = [
  'fill',
  'stroke',
  'strokeWidth',
  'strokeDasharray',
  'strokeLinecap',
  'strokeLinejoin',
  'opacity',
  'vectorEffect',
] as const

/** As it is drawn on the page, without the page's style sheets. */
const selfContained = (drawing: SVGSVGElement): SVGSVGElement => {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = drawing.querySelectorAll<SVGElement>('*')
  for (const [at, element] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const original = originals[at]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const name of DRAWN) element.style[name] = style[name]
  }
  return copy
}

const drawn = (drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> => {
  const copy = selfContained(drawing)
  copy.setAttribute('width', `${width}`)
  copy.setAttribute('height', `${height}`)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  })
}

const SEA = '#232a5c'

/** A small map as a picture that stands by itself; null: there is none, or this browser gives none. */
export const pictureOf = async (map: Element | null): Promise<string | null> => {
  const land = map?.querySelector('canvas')
  if (!map || !land) return null
  const { clientWidth, clientHeight } = map
  const [width, height] = [clientWidth * 2, clientHeight * 2]
  const picture = Object.assign(document.createElement('canvas'), { width, height })
  const pen = picture.getContext('2d')
  if (!pen) return null
  try {
    pen.fillStyle = SEA
    pen.fillRect(0, 0, width, height)
    const [under, over] = await Promise.all(
      [...map.querySelectorAll(':scope > svg')].map((drawing) => drawn(drawing as SVGSVGElement, clientWidth, clientHeight)),
    )
    for (const layer of [under, land, over]) if (layer) pen.drawImage(layer, 0, 0, width, height)
    return picture.toDataURL('image/jpeg', 0.85)
  } catch {
    return null
  }
}

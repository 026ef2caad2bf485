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

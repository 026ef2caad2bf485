/** Under this name the built page lists what is fetched as soon as its script runs. */
export const NEXT_FILES = 'next-files'

const KINDS = { js: 'script', css: 'style', woff2: 'font' } as const

const fetchFile = (href: string): Promise<void> => {
  const kind = KINDS[href.slice(href.lastIndexOf('.') + 1) as keyof typeof KINDS]
  const link = document.createElement('link')
  link.rel = kind === 'script' ? 'modulepreload' : 'preload'
  link.as = kind
  link.crossOrigin = ''
  link.href = href
  return new Promise((done) => {
    // Nobody is told when it fails: it is asked for again when it is needed.
    link.onload = link.onerror = () => done()
    document.head.append(link)
  })
}

/** Done when one is still coming: what is asked for then is under way when the line is free. */
const fetchMost = (...lists: readonly (string | undefined)[]): Promise<void> =>
  new Promise((done) => {
    const files = lists.flatMap((list = '') => list.split(' ').filter(Boolean))
    let coming = files.length
    for (const file of files) void fetchFile(file).then(() => --coming > 1 || done())
  })

/** Whoever comes by the address of something else may want another game than the first. */
export const isForFirst = (firstOfSeveral: string, hash: string): boolean => {
  const [screen = ''] = hash.replace(/^#\/?/, '').split('/')
  return firstOfSeveral === '' || screen === '' || screen === firstOfSeveral
}

/** The line has nothing to do while the first screen is being made: a game's code and letters come then, and its table after them. */
export const fetchNextFiles = async (): Promise<void> => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${NEXT_FILES}"]`)
  if (!meta) return
  const { house, game, letters, table } = meta.dataset
  const wanted = isForFirst(meta.content, window.location.hash)
  await fetchMost(house, ...(wanted ? [game] : []), letters)
  if (wanted) await fetchMost(table)
}

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

/** The line has nothing to do while the first screen is being made: letters and a journey's code come then, and its board after them. */
export const fetchNextFiles = async (): Promise<void> => {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${NEXT_FILES}"]`)?.content ?? ''
  for (const together of list.split(',')) await Promise.all(together.split(' ').filter(Boolean).map(fetchFile))
}

const FILES = import.meta.glob<string>(['./*.svg', '!./{ascent,wet,free,asleep}.svg'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** All but those of the first questions, which come with them. */
export const DRAWINGS: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  Object.entries(FILES).map(([path, drawing]) => [path.slice('./'.length, -'.svg'.length), drawing]),
)

const LONGEST = 40

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')

/** An id made of a character's name, unlike those already there. */
export const freeIdFor = (name: string, taken: ReadonlySet<string>): string => {
  const slug = slugOf(name) || 'sans-nom'
  let id = slug
  for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`
  return id
}

/** Letters of other writings that are drawn like Latin ones, and signs taken for letters. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аᴀα', 'a'],
    ['вβ', 'b'],
    ['сϲᴄ', 'c'],
    ['ԁ', 'd'],
    ['еєε', 'e'],
    ['ɡ', 'g'],
    ['нһη', 'h'],
    ['іıι1|ӏ', 'l'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['м', 'm'],
    ['пν', 'n'],
    ['оοσ0', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['г', 'r'],
    ['ѕ5$', 's'],
    ['тτ', 't'],
    ['υ', 'u'],
    ['ѵ', 'v'],
    ['ԝω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    ['ζ', 'z'],
    ['i', 'l'],
  ].flatMap(([signs = '', letter = '']) => [...signs].map((sign) => [sign, letter])),
)

/** What the eye keeps of a name: two that are alike are taken for one another. */
export const likeness = (name: string): string => {
  const letters = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{Z}]/gu, '')
    .toLowerCase()
  const seen = [...letters].map((letter) => ALIKE[letter] ?? letter).join('')
  return seen === '' ? name : seen
}

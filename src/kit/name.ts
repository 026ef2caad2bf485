import * as v from 'valibot'

/** An emoji may be made of several signs, joined by one that nobody sees. */
const JOINED =
  /(?<=\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Emoji}])\ufe0f/gu

/** Breaks the line, turns its direction, or is not seen at all: controls, marks of direction, blanks that take no room, fillers. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u

/** A sign that is seen by itself: neither a blank of any script nor a mark on one. */
const SEEN = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u

/** Whether there is anything to be read. */
export const showsSomething = (text: string): boolean => SEEN.test(text)

/** So many marks on one letter that they cover the lines around it; no writing needs five. */
const TOWERS = /\p{M}{5,}/u

const KEPT_OR_HIDDEN = new RegExp(`(${JOINED.source})|${HIDDEN.source}`, 'gu')

/** Lines as they are kept: blank for a tab, nothing that hides or turns the direction, no towers of marks. */
export const plainLines = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.replace(KEPT_OR_HIDDEN, (_, kept?: string) => kept ?? '').replace(/(\p{M}{4})\p{M}+/gu, '$1'))
    .join('\n')
    .trim()

/** What breaks a line or turns its direction. */
const BREAKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** A line of words as a table carries it. */
export const plainLine = (text: string): string =>
  text
    .replace(BREAKS, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim()

/** Whether a name of a table, a character or a person shows something, and all that it holds, so that nobody is taken for another. */
export const isPlainName = (name: string): boolean =>
  showsSomething(name) && !HIDDEN.test(name.replace(JOINED, '')) && !TOWERS.test(name.normalize('NFC'))

/** The refusal of a name that is not. */
export const NAME_HIDES = 'name-hides'

export const plainName = v.check<string, typeof NAME_HIDES>(isPlainName, NAME_HIDES)

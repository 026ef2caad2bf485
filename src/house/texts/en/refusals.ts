import type { RefusalParams } from '../fr/refusals.ts'
import type { Texts } from '../texts.ts'

const say = (text: string) => (): string => text

const reason = ({ why, expected, received }: RefusalParams): string => {
  if (why) return `: ${why}`
  return expected ? `: ${expected} expected, ${received ?? 'nothing'} received` : ''
}

export const refusals: Texts['refusals'] = {
  'wrong-phase': ({ wants }): string => {
    if (wants === 'rest') return 'Not now: wait until this dreamer is awake or asleep, out of the Lands.'
    if (wants) return 'This dreamer is not there yet: see what they are living through, then try again in time.'
    return 'Not now: first answer what is asked of you.'
  },
  'gardien-only': say('This is for the keeper of dreams: ask them.'),
  'not-yours': say('This dreamer is not yours: choose your own to act.'),
  'not-here': say('This dreamer is not on this device: choose another, or import the file.'),
  'damaged-record': say('This record is damaged: go back to the start to export or remove it.'),
  'unknown-dreamer': say('This dreamer is not at the table: choose another.'),
  malformed: (p) =>
    `${p.field ? `The field “${p.field}”` : 'This request'} does not fit${reason(p)}. Correct it, then try again.`,
  internal: say('Something broke on our side. Nothing has changed: try again, or reload the page.'),
  storage: say('It could not be saved, so nothing was played. Free some space, then try again.'),
  'storage-failed': say('It could not be saved, so nothing was played. Free some space, then try again.'),
  'storage-away': say('The server cannot reach its tables just now, so nothing was played. Try again in a moment.'),
  'unreadable-entry': (p) => `This journey is damaged at its line ${p.entry ?? '?'}: open another exported copy of it.`,
  'not-json': say('This file cannot be read. Nothing was changed: choose another.'),
  'foreign-file': say('This is not a Demi-rêve file. Nothing was changed: choose one exported from here.'),
  'other-game': say('This file comes from another game: choose one of Demi-rêve.'),
  'other-version': say(
    'This comes from another version of Demi-rêve: reload the page, or open it with the version that wrote it.',
  ),
  'other-rules': say('This journey follows another version of the rules: open it with the version that wrote it.'),
  busy: say('The table is very busy: try again in a moment.'),
  'already-asked': say('This is already asked for: wait for the answer of the keeper of dreams.'),
  'no-such-request': say('This request no longer awaits an answer.'),
  'out-of-date': say('The game has moved on meanwhile: see where you are, then choose again.'),
  'nothing-to-undo': say('There is nothing to take back.'),
  'needs-gardien': say('Dice have spoken since: only the keeper of dreams can grant this. Ask them.'),
  stale: say('The game has moved on meanwhile: see where you are, then choose again.'),
  spectator: say('Spectators watch and do not act: take a player’s seat to play.'),
  'spectators-silent': say('Spectators listen here: the keeper can let them speak, to everybody at once.'),
  'spectators-point-not': say('A spectator points at nothing on the map.'),
  'nobody-there': say('Nobody of that name at the table: choose whom you speak to.'),
  'too-many-words': say('That is a lot at once: wait a few moments.'),
  'dice-awaited': say('A roll is awaited for what was said: throw it, or have the keeper let it be taken back.'),
  'name-hides': say('That name hides signs that cannot be seen: type it again, letter by letter.'),
  'name-taken': say('That name is taken at this table: choose another.'),
  'too-many': say('The limit is reached: remove something before adding more.'),
  'no-such-seat': say('This code or link opens no table: check it letter by letter, or ask the keeper for another.'),
  'sent-away': say('The keeper of dreams sent you away from this table: this browser does not come in any more.'),
  'turned-away': say('The keeper of dreams did not let you in.'),
  'key-known': say('This seat is yours already in this browser.'),
  'seat-taken': say('This dreamer has just been taken: choose another, or ask the keeper to free the seat.'),
  'too-many-tables': say('This server holds as many tables as it can: try again later.'),
  'table-too-large': say('This table has become too large to be shown: take back what was added last, or open another.'),
  'table-full': say('The journal of this table is full: open another to go on.'),
  'too-fast': say('Too many tries in a short time: wait a minute, then try again.'),
  'too-large': say('This is too long to be sent: shorten it, then try again.'),
  unreachable: say('The table does not answer: check the network, then try again.'),
  'dice-not-yours': say('At this table you do not type the dice: make the choice, they will be rolled for you.'),
  'taken-back': say('The keeper let it be taken back: choose again.'),
  'nothing-said': say('This no longer waits for a die.'),
  'no-such-die': say('This die is no longer awaited.'),
  'face-does-not-fit': say('This die cannot show that: choose one of its faces.'),
  replaced: say('Another choice has taken the place of this one.'),
  'not-seated': say('This seat is not ready yet: reload the page.'),
  'not-found': say('There is nothing at this address: go back to the start.'),
  freed: say('This seat is no longer yours: ask the keeper of dreams for a code.'),
  'no-seat': say('This seat is no longer yours: ask the keeper of dreams for a code.'),
  protocol: say('A new version is here: reload the page to take it.'),
  closed: say('The table was left before the answer came.'),
}

export const unknownRefusal = 'This is not possible for now. Nothing has changed.'

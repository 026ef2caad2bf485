import type { refusals as french, RefusalParams } from '../fr/refusals.ts'

export const say = (text: string) => (): string => text

const reason = ({ why, expected, received }: RefusalParams): string => {
  if (why) return `: ${why}`
  return expected ? `: ${expected} expected, ${received ?? 'nothing'} received` : ''
}

export const refusals: typeof french = {
  'wrong-phase': say('Not now: first answer what is asked of you.'),
  'damaged-record': say('This record is damaged: go back to the start to export or remove it.'),
  'too-many-bots': say('Too many seats are played by the program already: free one, or come back a little later.'),
  'no-such-bot': say('The program cannot play that way at this game: choose another.'),
  malformed: (p) =>
    `${p.field ? `The field “${p.field}”` : 'This request'} does not fit${reason(p)}. Correct it, then try again.`,
  internal: say('Something broke on our side. Nothing has changed: try again, or reload the page.'),
  storage: say('It could not be saved, so nothing was played. Free some space, then try again.'),
  'storage-failed': say('It could not be saved, so nothing was played. Free some space, then try again.'),
  'storage-away': say('The server cannot reach its tables just now, so nothing was played. Try again in a moment.'),
  'rules-away': say('The rest of the rules did not come, so nothing was played: the line may be cut. Try again.'),
  'not-json': say('This file cannot be read. Nothing was changed: choose another.'),
  'foreign-file': say('This is not a Demi-rêve file. Nothing was changed: choose one exported from here.'),
  'other-game': say('This file comes from another game: choose one of Demi-rêve.'),
  'other-version': say(
    'This comes from another version of Demi-rêve: reload the page, or open it with the version that wrote it.',
  ),
  busy: say('The table is very busy: try again in a moment.'),
  'no-such-request': say('This request no longer awaits an answer.'),
  'out-of-date': say('The game has moved on meanwhile: see where you are, then choose again.'),
  'nothing-to-undo': say('There is nothing to take back.'),
  stale: say('The game has moved on meanwhile: see where you are, then choose again.'),
  spectator: say('Spectators watch and do not act: take a player’s seat to play.'),
  'no-such-place': say('There is no such place on this table.'),
  'spectators-point-not': say('Spectators cannot point at anything on the table.'),
  'watches-only': say('You are watching a seat that is not yours: go back to yours to act.'),
  'nobody-there': say('Nobody of that name is at the table: choose whom you speak to.'),
  'too-many-words': say('That is a lot at once: wait a few moments.'),
  'name-hides': say('That name hides characters that cannot be seen, or piles up too many: type it again, letter by letter.'),
  'name-empty': say('Say a name: the table will know you by it.'),
  'name-long': (p) => `That name is too long: ${p.most ?? 40} characters at most.`,
  'called-taken': (p) => `Somebody is called ${p.name ?? 'that'} at this table already, or nearly: add something to your name.`,
  'key-renewed': say('The key of this seat was changed from another device: the one in this browser no longer opens anything.'),
  'seat-left': say('This seat was given back from another device. To come back, a code is needed.'),
  'stayed-away': say('You were waited for as long as was said at the opening; then the program took this seat.'),
  'not-without-gardien': say('Nobody keeps this table: a seat where somebody plays is neither handed over nor taken away.'),
  'save-not-agreed': say('Asked of all who play: the file will be there as soon as they agree.'),
  'save-alone': say(
    'Nobody else plays here who could agree: the file would show what is hidden at another seat. It will be there once the game is over.',
  ),
  'plays-here': say('You play at this table already: another seat would show you what another hides.'),
  'name-taken': say('That name is taken at this table: choose another.'),
  'too-many': say('The limit is reached: remove something before adding more.'),
  'key-known': say('This seat is yours already in this browser.'),
  'too-many-tables': say('This server holds as many tables as it can: try again later.'),
  'table-too-large': say('This table has become too large to be shown: take back what was added last, or open another.'),
  'table-full': say('The journal of this table is full: open another to go on.'),
  'files-busy': say('Other files are being read just now: try again in a moment.'),
  'too-much-at-once': say('Too much would happen at once to be kept: go on in shorter steps.'),
  'undone-too-far': say('Too much from long ago was taken back at this table: take back something nearer, or correct by hand.'),
  'too-fast': say('Too many tries in a short time: wait a minute, then try again.'),
  'too-large': say('This is too long to be sent: shorten it, then try again.'),
  unreachable: say('The table does not answer: check the network, then try again.'),
  'dice-not-yours': say('At this table you do not type the dice: make the choice, they will be rolled for you.'),
  'nothing-said': say('This no longer waits for a die.'),
  'no-such-die': say('This die is no longer awaited.'),
  'face-does-not-fit': say('This die cannot show that: choose one of its faces.'),
  'not-among': say('That cannot have been drawn: name something that is still there.'),
  replaced: say('Another choice has taken the place of this one.'),
  'not-seated': say('This seat is not ready yet: reload the page.'),
  'not-found': say('There is nothing at this address: go back to the start.'),
  protocol: say('A new version is here: reload the page to take it.'),
  closed: say('The table was left before the answer came.'),
}

export const unknownRefusal = 'This is not possible for now. Nothing has changed.'

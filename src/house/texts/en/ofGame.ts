import type { OfGame } from '../fr/ofGame.ts'
import { capital, type GameNouns } from '../nouns.ts'
import { noun } from './nouns.ts'
import { say } from './refusals.ts'

const table = noun('a', 'table', 'tables')

const rolesOf = ({ keeper }: GameNouns): OfGame['roles'] => ({
  gardien: { name: keeper.one },
  joueur: { name: 'player' },
  spectateur: { name: 'spectator' },
})

const tableOf = ({ keeper, character, match }: GameNouns): OfGame['table'] => ({
  openIntro: `You will be its ${keeper.one}. Give it a name: you will get a code for the players and another for spectators.`,
  chooseCharacter: `Which ${character.one} do you take?`,
  chooseFollowed: `Which ${character.one} do you follow?`,
  noneFree: `No ${character.one} of the table is free.`,
  noneThere: `There is no ${character.one} at this table yet: come with your own, or with one that waits for a player.`,
  noneYet: `The table has no ${character.one} to follow yet.`,
  bring: `Come with ${character.a}`,
  makeOne: `Make ${character.a}`,
  full: `The table is full. Ask ${keeper.the} to add a seat, or for the spectators’ code to watch.`,
  calledHint: `${capital(keeper.the)} approves who comes in: say who you are.`,
  waitsAtDoor: `You have knocked. ${capital(keeper.the)} is told: the table opens here as soon as they let you in.`,
  turnedAway: `${capital(keeper.the)} did not let you in. Talk to them, then ask again with the code.`,
  handTableHint: `You get a one-time link for the next ${keeper.one}. As soon as it is taken, your key is worth nothing and the table gets new codes.`,
  handTableMade: `One-time link for the next ${keeper.one}`,
  removeCharacter: `Remove ${character.this}`,
  addReady: `Add ${character.a}`,
  gardienHere: `${capital(keeper.the)} is here.`,
  gardienAway: `${capital(keeper.the)} is away.`,
  closeConfirm: `Close the table? Its ${character.many}, ${match.many} and journal are erased for everyone.`,
  gone: `Your ${character.one} is no longer at this table. Ask ${keeper.the}, or leave.`,
  goneFollowed: `${capital(character.the)} you followed is no longer at this table: follow another, or leave.`,
  nobodyYet: `Nobody yet: players come with ${character.a} of their own, or take one that you add.`,
  waitsForDice: `${capital(keeper.the)} rolls the dice…`,
  waitsForReturn: `${capital(keeper.the)} is away: the dice wait for their return.`,
  saidStands: `It is said: only ${keeper.the} can let it be taken back.`,
  empty: `The table is open. Give the code to the players, or add ${character.a}.`,
})

const refusalsOf = (nouns: GameNouns): OfGame['refusals'] => {
  const { keeper, keeperInShort, character, match } = nouns
  const askForCode = say(`This seat is no longer yours: ask ${keeper.the} for a code.`)
  return {
    'not-yours': say(`${capital(character.this)} is not yours: choose your own to act.`),
    'not-here': say(`${capital(character.this)} is not on this device: choose another, or import the file.`),
    'unknown-dreamer': say(`${capital(character.this)} is not at the table: choose another.`),
    'seat-taken': say(
      `${capital(character.this)} has just been taken: choose another, or ask ${keeperInShort.the} to free the seat.`,
    ),
    'gardien-only': say(`This is for ${keeper.the}: ask them.`),
    'already-asked': say(`This is already asked for: wait for ${keeper.the} to answer.`),
    'spectators-silent': say(`Spectators listen here: ${keeper.the} can let them speak, to everybody at once.`),
    'dice-awaited': say(`A roll is awaited for what was said: throw it, or have ${keeperInShort.the} let it be taken back.`),
    'no-such-seat': say(
      `This code or link opens no table: check it letter by letter, or ask whoever gave it to you for another.`,
    ),
    'sent-away': say(`You were sent away from this table: this browser can no longer come in.`),
    'sent-out': say('Your seat at this table was freed. With a code you can come back.'),
    'handed-over': say(`This seat was handed over to somebody else. To come back, ask ${keeper.the} for a code.`),
    'codes-renewed': say(`${capital(keeper.the)} changed the codes: all spectators are out. Ask them for the new one.`),
    'no-place-left': (p) =>
      `The table is full: ${p.most} ${p.most === 1 ? 'seat, and it is taken' : 'seats, all taken'}. Ask ${keeper.the} to add one, or for the spectators’ code to watch.`,
    'no-watching': say(`At this table ${keeper.the} does not let players watch each other play.`),
    'table-closed': say(`${capital(keeper.the)} closed the table for good.`),
    'turned-away': say(`${capital(keeper.the)} did not let you in.`),
    'taken-back': say(`${capital(keeperInShort.the)} let it be taken back: choose again.`),
    freed: askForCode,
    'no-seat': askForCode,
    'unreadable-entry': (p) =>
      `${capital(match.this)} is damaged at its line ${p.entry ?? '?'}: open another exported copy of it.`,
    'other-rules': say(`${capital(match.this)} follows another version of the rules: open it with the version that wrote it.`),
  }
}

export const ofGame = (nouns: GameNouns): OfGame => {
  const { keeper, keeperInShort, match, board = table } = nouns
  return {
    roles: rolesOf(nouns),
    refusals: refusalsOf(nouns),
    table: tableOf(nouns),
    words: {
      toGardien: `${keeperInShort.to}, in a whisper`,
      gardien: capital(keeperInShort.the),
      toTheGardien: keeperInShort.the,
      silent: `Spectators listen. ${capital(keeper.the)} can let them speak.`,
    },
    journal: {
      title: `Journal ${match.of}`,
      replay: `See ${match.the} again`,
      showMoment: `See ${board.the} at that moment`,
      fileName: `${match.one}-journal`,
    },
  }
}

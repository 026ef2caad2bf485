import type { states as frenchStates, table as frenchTable } from '../fr/house.ts'
import type { Texts } from '../texts.ts'

export const settings: Texts['ui']['settings'] = {
  title: 'Settings',
  language: 'Language',
  languages: { fr: 'français', en: 'English' },
  dice: 'Dice',
  diceThrown: 'thrown by the program',
  diceTyped: 'typed in, with real dice',
  diceWhere: 'Typed in when you play alone. Lessons and drills throw their own; a table says itself who throws.',
  motion: 'Motion',
  motionFull: 'full',
  motionReduced: 'reduced: only the results are shown',
  motionSystem: 'as the device',
  theme: 'Light',
  themeDark: 'night',
  themeLight: 'daylight',
  themeSystem: 'as the device',
  call: 'At a table, when you are awaited',
  callNone: 'nothing',
  callSound: 'a soft sound',
  callBuzz: 'a buzz',
}

export const about: Texts['ui']['about'] = {
  title: 'About',
  what: 'Demi-rêve is a virtual tabletop, for one person or several.',
  credits: 'Credits and licences',
  fonts: 'Typefaces',
  drawings: 'Drawings',
  drawingsOurs: 'Tables, figures and emblems were drawn for Demi-rêve.',
  libraries: 'Libraries',
  licence: (p) => `${p.name}, ${p.licence} licence`,
  version: (p) => `Version ${p.version}`,
  privacy: 'Your games stay on this device, except at a table that you join.',
}

export const files: Texts['ui']['files'] = {
  importFile: 'Import a file',
  exportAll: 'Export everything',
  allName: 'everything',
  importedAll: (p) =>
    [
      ...(p.games > 0 || p.practice === 0 ? [`Games arrived: ${p.games}.`] : []),
      ...(p.known > 0 ? [`Already here: ${p.known}.`] : []),
      ...(p.practice > 0 ? ['The practice record has joined the one here.'] : []),
      ...(p.refused > 0 ? [`Unreadable: ${p.refused}.`] : []),
    ].join(' '),
  laterFile: 'This file comes from a later version. Reload the page, then try again; nothing was changed.',
  imported: (p) => `${p.name} is now on this device.`,
  notOurs: 'This is not a Demi-rêve file. Choose one exported from here; nothing was changed.',
  damaged: (p) => `This file is damaged (${p.field}). Nothing was changed: export it again if you can.`,
  otherVersion: (p) => `This file follows version ${p.theirs} of the rules, here it is version ${p.ours}. Nothing was changed.`,
  tooBig: 'This file is too big for a game. Nothing was changed.',
  unreadable: 'This file cannot be read. Nothing was changed: choose another.',
  alreadyHere: (p) => `${p.name} is already here: the imported copy is kept beside.`,
}

export const states: typeof frenchStates = {
  saved: 'Saved',
  saving: 'Saving…',
  notSaved: 'It could not be saved: free some space, then try again.',
  online: 'Online',
  connecting: 'Connecting to the table…',
  reconnecting: 'The table no longer answers, calling it again…',
  restarting: 'The server is restarting: nothing is lost, play goes on in a moment.',
  barred:
    'The server answers, but something between it and you (a network, a filter) lets no WebSockets through, by which the table speaks to you. Try another network; the table is called again meanwhile.',
  lineDown: 'Line down',
  onItsWay: 'Your answer is taken: it goes as soon as the table answers.',
  back: 'The table is back.',
  outside: 'Not at the table',
  unreachable: 'The table does not answer. It is called again until it comes back…',
  oldProgram: 'A new version is here: reload the page to take it.',
  reload: 'Reload',
  partGone:
    'A part of the page did not come: the site has just been renewed, or the line is cut. Your game is saved: reload in a moment.',
  notCome: 'This part of the screen did not come: the line may be cut.',
  again: 'Try again',
  broken: 'Something broke on the screen. Your game is saved: reload the page.',
}

export const help: Texts['ui']['help'] = {
  title: 'Help',
  intro: 'Everything can be done with a mouse, a finger or the keyboard.',
  keysTitle: 'Keys',
}

export const confirm: Texts['ui']['confirm'] = {
  removeSaved: (p) => `Delete ${p.name}, with all games and the journal? This cannot be taken back.`,
}

export const table: typeof frenchTable = {
  noServer: 'This page comes from a host without tables: playing together needs the Demi-rêve server.',
  forget: 'Forget',
  forgetConfirm: 'Forget this seat? Its key is erased from this browser: to come back, a code or a link is needed.',
}

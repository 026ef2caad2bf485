/** A table of this page: the device changes hands, or the program plays. */
export const local = {
  whoseTurn: 'Who takes the device?',
  passTo: (p: { name: string }) => `The device goes to ${p.name}.`,
  curtain: 'Nothing of the game is on the screen until somebody says who they are.',
  iAm: (p: { name: string }) => `I am ${p.name}`,
  turnOf: (p: { name: string }) => `${p.name} is to answer.`,
  pass: 'Pass the device',
  inOpen: (p: { name: string }) => `${p.name}’s move, on the open table: no hand is shown.`,
  takeHand: 'See my hand',
  here: 'on this device',
  botLeft: {
    threw: (p: { bot: string; name: string }) => `${p.bot} no longer plays for ${p.name}: an error stopped it. The seat is free.`,
    stalled: (p: { bot: string; name: string }) => `${p.bot} no longer plays for ${p.name}: it gave no answer. The seat is free.`,
    refused: (p: { bot: string; name: string }) =>
      `${p.bot} no longer plays for ${p.name}: it said what the rules refuse. The seat is free.`,
  },
  botAgain: 'Let it try again',
  playOn: 'Play in its place',
}

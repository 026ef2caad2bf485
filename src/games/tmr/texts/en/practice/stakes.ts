import { formatOf } from '../../../../../house/texts/format.ts'
import type { practice } from '../../fr/practice/index.ts'

const { count } = formatOf('en')

export const stakes: (typeof practice)['stakes'] = {
  title: 'Stakes',
  lead: 'A reason to cast, and little time: rounds or hours.',
  draw: 'Draw a stake',
  nights: 'Three nights in a row',
  choose: 'Choose one',
  won: 'won',
  soFar: (p) => `${p.won} of ${p.of} won.`,
  unknown: 'There is no such stake.',
  wish: (p) => `Cast ${p.spell} (${p.land}).`,
  rounds: (p) => (p.left === 1 ? 'Last round' : `${p.left} rounds`),
  hours: (p) => (p.left === 1 ? 'Last hour' : `${p.left} hours`),
  within: {
    rounds: (p) => `within ${count(p.left, { one: 'round', other: 'rounds' })}`,
    hours: (p) => `within ${count(p.left, { one: 'hour', other: 'hours' })}`,
  },
  night: (p) => `Night ${p.at} of ${p.of}`,
  giveUp: 'Give up',
  giveUpSure: 'Let time take its course?',
  next: 'Another stake',
  nextNight: 'The next night',
  again: 'Begin again',
  over: (p) => `Your nights: ${p.won} of ${p.of} won.`,
  otherNights: 'Three other nights',
  each: {
    wolf: {
      title: 'A wolf draws near',
      reason:
        'The fire is out, the wolf ten steps away. It has 5 dream points, and it is hungry. Turn it aside without killing it.',
      won: 'The wolf stops, sniffs the wind, and leaves like someone who remembers something else.',
      lost: 'The wolf does not wait for dreamers. You wake beneath it.',
    },
    fever: {
      title: 'The child cannot sleep',
      reason: 'The fever will break if he sleeps; the forge across the way hammers all night. Bring quiet around his bed.',
      won: 'The hammer strikes without a sound. The child sleeps, and his mother too, sitting up.',
      lost: 'At dawn the child has stopped complaining. Nobody looks you in the face.',
    },
    barn: {
      title: 'The barn is burning',
      reason: 'Two farmhands are in the loft and the stairs are ablaze. Let the fire turn to water.',
      won: 'The stairs stream. The farmhands come down drenched, laughing too loud.',
      lost: 'The roof falls all at once. Nobody shouts inside any more.',
    },
    dyke: {
      title: 'The dyke gives way',
      reason: 'Water comes through a breach as wide as a door. Turn it to earth before the breach is as wide as a mill.',
      won: 'The breach falls silent under a bank that nobody carried. The village never knew.',
      lost: 'The water takes the breach, then the dyke, then the meadows.',
    },
    patrol: {
      title: 'The watch goes by',
      reason: 'The lanterns turn the corner. Raise the mirrors, and nobody will have been here.',
      won: 'The watch crosses the yard talking of the weather. One of them rests his hand a foot from you.',
      lost: '“Who goes there?” You have no good answer.',
    },
    well: {
      title: 'At the bottom of the well',
      reason: 'The well-digger is alive, down there, in the dark. The rope will not go down blind. Give him light.',
      won: 'The bottom of the well is as bright as noon. The digger comes up blinking.',
      lost: 'In the end they went down groping. The rope caught, and he with it.',
    },
    bars: {
      title: 'Behind bars',
      reason: 'At daybreak she hangs. The gaoler sleeps; the bars are iron. Let them be wood: she has a knife.',
      won: 'Ash, and soft. Before dawn the cell is empty, and smells of carpentry.',
      lost: 'Day comes with the gaoler. The iron stayed iron.',
    },
    arrow: {
      title: 'The archer on the tower',
      reason: 'He has missed the messenger, and is nocking another arrow. Put a shield between them.',
      won: 'The arrow sinks into the air, wavers, and falls. The messenger is running already.',
      lost: 'The arrow finds the messenger, and the letter with him.',
    },
    oath: {
      title: 'An oath in a low voice',
      reason: 'They are about to swear here, and three ears wait behind the hangings. Let nothing leave this room.',
      won: 'Their lips move. Behind the hangings, you would swear they are praying.',
      lost: 'The oath is sworn; tomorrow the whole town will know.',
    },
    ford: {
      title: 'The ford is gone',
      reason: 'The flood has eaten the ford and the riders are on the hill. Turn the water to wood.',
      won: 'A raft caught in the current, as wide as a street. On either side the river goes on.',
      lost: 'The riders dismount, in no hurry.',
    },
    blade: {
      title: 'The bravo',
      reason: 'He draws on your friend, who has no blade. He has 6 dream points. Trip him.',
      won: 'He falls like a sack, sure that someone tripped him. There is laughter. You run.',
      lost: 'The blade is quicker than you. Your friend sits down, surprised.',
    },
    pack: {
      title: 'The pack',
      reason: 'The hounds follow by sight. Put them in the dark.',
      won: 'The barking goes round and round in a night without edges. You walk in the sun.',
      lost: 'The hounds had you in sight for long enough.',
    },
    rockfall: {
      title: 'Under the rockfall',
      reason: 'Somebody is knocking beneath the earth, and the digging goes on at random. Make the earth as clear as glass.',
      won: 'There he is, lying as if in water, pointing to where they should dig.',
      lost: 'The knocks come further and further apart. They are still digging at random.',
    },
  },
}

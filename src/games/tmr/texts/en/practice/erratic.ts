import { formatOf } from '../../../../../house/texts/format.ts'
import type { practice } from '../../fr/practice/index.ts'

const { count } = formatOf('en')

export const erratic: (typeof practice)['erratic'] = {
  fields: {
    oniros:
      'Oniros acts on the inanimate world: earth, water, air, fire, wood, metal. Creatures are caught only by what surrounds them.',
    hypnos: 'Hypnos acts on creatures, their senses and their thoughts. The inanimate world keeps no trace of it.',
    invocation: 'A calling gone wrong brings anything at all, except what was called.',
    narcos: 'Narcos acts on the enchanted thing: most often it breaks, or something goes wrong in its working.',
    thanatos: 'Thanatos can do anything, as long as it is cruel.',
  },
  effects: {
    hail: 'A hail of pebbles falls from a cloudless sky, on you and around you.',
    mire: 'The ground turns to mud up to the knees, then to ground again, with you in it.',
    glow: 'Everything made of wood glows for an hour, down to the handles of tools.',
    frost: 'A midsummer frost covers the grass, the stones and your clothes.',
    echo: 'Every word comes back to you an instant early. Your head spins.',
    laughter: 'A fit of laughter takes you, for no reason, and leaves you on the ground.',
    faces: 'For a moment everyone who passes has the same face: yours.',
    doubt: 'You are no longer sure that you are awake, and some of the dream leaves that way.',
    stranger: 'Someone has come whom nobody called; they sit down and wait for an explanation.',
    herd: 'A flock of blue sheep comes at a gallop and runs over you.',
    creditor: 'A little man in grey presents a bill in your name, and does not leave without a part of it.',
    claws: 'What comes has no shape, only claws, and leaves as it came.',
    crack: 'The thing you touched splits from end to end, without a sound.',
    flaw: 'The thing seems whole; from now on, every other time, it will do the opposite of what is expected.',
    rust: 'Buckles, keys and nails all around are pitted with rust.',
    weight: 'Your clothes weigh as if soaked, then as if made of lead.',
    burn: 'Your ring, your belt, all metal on you burns as if fresh from the fire.',
    cold: 'A cellar cold enters your bones and leaves them only reluctantly.',
    wound: 'An old wound opens again, one you never had.',
    whisper: 'Someone who is no more asks you the time, and does not give back what they take.',
    rot: 'Bread moulds, flowers droop, a fly falls.',
  },
  tolls: {
    dream: (p) => `Dream: ${count(p.points, { one: 'point', other: 'points' })} less.`,
    fatigue: (p) => `Fatigue: ${count(p.points, { one: 'box', other: 'boxes' })} more.`,
    life: (p) => `Life: ${count(p.points, { one: 'point', other: 'points' })} less.`,
  },
}
